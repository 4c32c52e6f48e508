import { useApiMutation, useIntl, usePublish, useToast, type ApiCache } from '@hirehq/shared-ui';
import {
  ALL,
  UNREAD,
  isUnread,
  markedAsRead,
  withCount,
  withoutRead,
  type Notification,
  type NotificationList,
} from './notifications.model.ts';

function showAsRead(cache: ApiCache, isRead: (item: Notification) => boolean): void {
  cache.update(UNREAD, (list) => withoutRead(list, isRead));
  cache.update(ALL, (page) => markedAsRead(page, isRead));
}

const storeCount = (cache: ApiCache, { unReadNotifications }: NotificationList): void =>
  cache.update(UNREAD, (list) => withCount(list, unReadNotifications));

/** Marks one or all as read (NT-04): optimistic, reverted if the server refuses, and published to every other count. */
export function useMarkRead() {
  const publish = usePublish();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const one = useApiMutation('PUT candidates/notifications/{id}/R', {
    optimistic: (cache, { params }) => showAsRead(cache, ({ id }) => id === params.id),
    store: storeCount,
  });
  const all = useApiMutation('PUT candidates/notifications/C', {
    optimistic: (cache) => showAsRead(cache, () => true),
    store: storeCount,
  });
  const tellOthers = ({ unReadNotifications }: NotificationList) => publish('notifications.read', { unReadNotifications });

  return {
    /** After a failure the notification is unread again, so no message is needed. */
    async markRead(notification: Notification): Promise<void> {
      if (!isUnread(notification)) return;
      const outcome = await one.run({ params: { id: notification.id } });
      if (outcome.ok) tellOthers(outcome.done);
    },
    async markAllRead(): Promise<void> {
      const outcome = await all.run({});
      if (outcome.ok) tellOthers(outcome.done);
      else toast({ kind: 'error', message: formatMessage({ id: 'notifications.markAllRead.failed' }) });
    },
  };
}
