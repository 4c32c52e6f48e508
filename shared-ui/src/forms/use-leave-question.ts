import { useConfirm, useHoldPage } from '@hirehq/shared-ui';
import { useEffect } from 'react';
import type { Question } from '@hirehq/shared-contracts/shell-api';

/** `complete`: nothing is left to do. `blank`: nothing is typed yet. `started`: something would be lost. */
export type FormProgress = 'complete' | 'blank' | 'started';

/** Asks before the page is left while its form is not complete; reload and close ask only where something would be lost. */
export function useLeaveQuestion({ question, title }: Required<Question>, progress: FormProgress) {
  const confirm = useConfirm();
  const holdPage = useHoldPage();
  useEffect(
    () => (progress === 'complete' ? undefined : holdPage({ question, title }, { unsaved: progress === 'started' })),
    [progress, holdPage, question, title],
  );
  /** For a way out of the form's own: true when nothing is typed, or the answer is Yes. */
  return { mayLeave: async () => progress !== 'started' || confirm({ question, title }) };
}
