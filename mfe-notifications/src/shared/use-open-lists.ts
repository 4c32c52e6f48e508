import { useRef, type RefObject } from 'react';
import type { Filter } from './filter-toggle.tsx';
import { usePendingArrivals } from './pending-arrivals.ts';
import type { Notification } from './notifications.model.ts';
import { useAllNotifications, useUnread, type NotificationsQuery } from './notifications.query.ts';
import { useSeen } from './use-seen.ts';

interface OpenLists extends Omit<NotificationsQuery, 'refreshing'> {
  isNew: (item: Notification) => boolean;
  unreadCount: number;
  /** The number of arrivals that the list does not show yet. */
  pending: number;
  showPending: () => void;
  /** The element around the list; its parent scrolls. */
  list: RefObject<HTMLDivElement | null>;
  all: ReturnType<typeof useAllNotifications>;
}

/** What panel and drawer show while they are open: both lists, without what arrives meanwhile. */
export function useOpenLists(filter: Filter): OpenLists {
  const list = useRef<HTMLDivElement>(null);
  const queries = { all: useAllNotifications(), unread: useUnread() };
  const shown = { all: usePendingArrivals(queries.all), unread: usePendingArrivals(queries.unread) };
  const seen = useSeen(shown.all.visible[0]);
  const { status, retry } = queries[filter];

  return {
    items: shown[filter].visible,
    // Without the heading over the new ones, the list would move when it comes.
    status: seen.isLoading ? 'loading' : status,
    retry,
    isNew: seen.isNew,
    unreadCount: queries.unread.count,
    pending: shown[filter].pending,
    showPending() {
      shown.all.show();
      shown.unread.show();
      list.current?.parentElement?.scrollTo?.({ top: 0 });
      list.current?.focus();
    },
    list,
    all: queries.all,
  };
}
