import { routes } from '@hirehq/shared-contracts/routes';
import { useApiPages, useApiQuery, useCanOpen } from '@hirehq/shared-ui';
import { useMemo } from 'react';
import { UNREAD, ALL, endOf, itemsOf, nextPage, type Notification } from './notifications.model.ts';

export interface NotificationsQuery {
  items: readonly Notification[];
  status: 'loading' | 'ready' | 'failed';
  /** A newer result is loading. */
  refreshing: boolean;
  retry: () => void;
}

const NONE: readonly Notification[] = [];

/** Without those about messages, if their page is not deployed. */
function useShownItems(items: readonly Notification[]): readonly Notification[] {
  const canOpen = useCanOpen();
  const hasMessages = canOpen(routes.messageList());
  return useMemo(
    () => (hasMessages ? items : items.filter(({ callToActionUrl }) => !callToActionUrl.startsWith(routes.messageList()))),
    [hasMessages, items],
  );
}

/** The unread notifications and their number (NT-05); one `live` use of it keeps them current for all. */
export function useUnread({ live = false } = {}): NotificationsQuery & { count: number } {
  const { status, data, refreshing, retry } = useApiQuery(UNREAD, {}, { live });
  const listed = data?.notificationsDtoList ?? NONE;
  const items = useShownItems(listed);
  const count = Math.max(0, (data?.unReadNotifications ?? 0) - (listed.length - items.length));
  return { items, count, status, refreshing, retry };
}

/** All notifications, newest first: ten per page, at most five pages (NT-03). Refetched each time they are opened. */
export function useAllNotifications() {
  const { status, pages, refreshing, more, hasMore, loadMore, retry } = useApiPages(
    ALL,
    { params: { page: 0 } },
    { next: nextPage, freshMs: 0 },
  );
  const all = useMemo(() => itemsOf(pages), [pages]);
  return { items: useShownItems(all), end: endOf(pages), status, refreshing, more, hasMore, loadMore, retry };
}
