import { useApiPages, useApiQuery } from '@hirehq/shared-ui';
import { UNREAD, ALL, endOf, itemsOf, nextPage, type Notification } from './notifications.model.ts';

export interface NotificationsQuery {
  items: readonly Notification[];
  status: 'loading' | 'ready' | 'failed';
  /** A newer result is loading. */
  refreshing: boolean;
  retry: () => void;
}

/** The unread notifications and their number (NT-05); one `live` use of it keeps them current for all. */
export function useUnread({ live = false } = {}): NotificationsQuery & { count: number } {
  const { status, data, refreshing, retry } = useApiQuery(UNREAD, {}, { live });
  return { items: data?.notificationsDtoList ?? [], count: data?.unReadNotifications ?? 0, status, refreshing, retry };
}

/** All notifications, newest first: ten per page, at most five pages (NT-03). Refetched each time they are opened. */
export function useAllNotifications() {
  const { status, pages, refreshing, more, hasMore, loadMore, retry } = useApiPages(
    ALL,
    { params: { page: 0 } },
    { next: nextPage, freshMs: 0 },
  );
  return { items: itemsOf(pages), end: endOf(pages), status, refreshing, more, hasMore, loadMore, retry };
}
