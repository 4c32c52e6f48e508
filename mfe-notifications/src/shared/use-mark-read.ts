import { useMemo } from 'react';
import { useIntl } from '@hirehq/shared-ui';
import type { Notification } from '../shell/use-notification-calls.ts';
import { usePage } from '../shell/use-page.ts';
import { isUnread, type Inbox } from './inbox.ts';

/** What a click asks of the inbox; failures are told to the candidate, or to the operator where nothing was lost. */
export function useMarkRead(inbox: Inbox) {
  const page = usePage();
  const intl = useIntl();
  return useMemo(
    () => ({
      markRead: (notification: Notification) => {
        if (!isUnread(notification)) return;
        inbox.markRead(notification.id).then(page.publishUnread, (error: unknown) => page.report(error, 'mark one as read'));
      },
      markAllRead: () => {
        inbox.markAllRead().then(page.publishUnread, (error: unknown) => {
          page.report(error, 'mark all as read');
          page.toast({ kind: 'error', message: intl.formatMessage({ id: 'notifications.markAllRead.failed' }) });
        });
      },
      /** The list itself shows that a load failed. */
      load: (work: () => Promise<void>) => {
        work().catch((error: unknown) => page.report(error, 'load notifications'));
      },
    }),
    [inbox, page, intl],
  );
}
