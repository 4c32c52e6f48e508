import { useEffect } from 'react';
import { useClientState, useHoldPage, useIntl } from '@hirehq/shared-ui';
import { useMessaging } from '../use-messaging.ts';

/** Asks before the page is left while an attachment is on its way: a reload would lose it. */
export function UnsentFilesGuard() {
  const { formatMessage } = useIntl();
  const { outbox } = useMessaging();
  const holdPage = useHoldPage();
  const isHeld = useClientState(outbox.messages).some(({ file, isRefused }) => file !== undefined && !isRefused);
  const title = formatMessage({ id: 'messaging.leaveTitle' });
  const question = formatMessage({ id: 'messaging.leave' });
  useEffect(() => (isHeld ? holdPage({ title, question }) : undefined), [isHeld, holdPage, title, question]);
  return null;
}
