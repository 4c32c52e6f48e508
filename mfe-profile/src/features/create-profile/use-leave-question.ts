import { useEffect, useState } from 'react';
import { useConfirm, useHoldPage, useIntl } from '@hirehq/shared-ui';

/** Asks before a started profile is left (PR-04); one that nothing was typed into is left without a word. */
export function useLeaveQuestion() {
  const confirm = useConfirm();
  const holdPage = useHoldPage();
  const { formatMessage } = useIntl();
  const [started, setStarted] = useState(false);
  const question = formatMessage({ id: 'profile.leave' });
  const title = formatMessage({ id: 'profile.leave.title' });

  useEffect(() => (started ? holdPage({ question, title }) : undefined), [started, holdPage, question, title]);

  return { setStarted, mayLeave: async () => !started || confirm({ question, title }) };
}
