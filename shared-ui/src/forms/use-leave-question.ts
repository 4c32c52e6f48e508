import { useConfirm, useHoldPage } from '@hirehq/shared-ui';
import { useEffect } from 'react';
import type { Question } from '@hirehq/shared-contracts/shell-api';

/** `complete`: nothing is left to do. `blank`: nothing is typed yet. `started`: typed text would be lost. */
export type FormProgress = 'complete' | 'blank' | 'started';

/**
 * Asks before the page is left while its form is not complete; reloading and closing the tab ask only if typed text would be
 * lost.
 */
export function useLeaveQuestion({ question, title }: Required<Question>, progress: FormProgress) {
  const confirm = useConfirm();
  const holdPage = useHoldPage();
  useEffect(
    () => (progress === 'complete' ? undefined : holdPage({ question, title }, { unsaved: progress === 'started' })),
    [progress, holdPage, question, title],
  );
  /** For the form's own exits: true if nothing is typed, or the candidate answers Yes. */
  return { mayLeave: async () => progress !== 'started' || confirm({ question, title }) };
}
