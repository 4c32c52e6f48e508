import { useEffect, useState } from 'react';
import { useConfirm, useHoldPage, useIntl } from '@hirehq/shared-ui';
import type { ProfileProgress } from './profile-draft.ts';

/** Asks before a page with an unfinished profile is left (PR-04). Skip for now is asked about once something is typed. */
export function useLeaveQuestion() {
  const confirm = useConfirm();
  const holdPage = useHoldPage();
  const { formatMessage } = useIntl();
  const [progress, setProgress] = useState<ProfileProgress>('complete');
  const question = formatMessage({ id: 'profile.leave' });
  const title = formatMessage({ id: 'profile.leave.title' });

  useEffect(
    () => (progress === 'complete' ? undefined : holdPage({ question, title }, { unsaved: progress === 'started' })),
    [progress, holdPage, question, title],
  );

  return { setProgress, maySkip: async () => progress !== 'started' || confirm({ question, title }) };
}
