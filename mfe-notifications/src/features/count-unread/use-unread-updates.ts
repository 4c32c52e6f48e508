import { useState } from 'react';
import type { Notification } from '../../shared/notifications.model.ts';
import { useUnread } from '../../shared/notifications.query.ts';

/** The number of unread notifications: pushed by the event stream, and polled every 10 s while the stream is down. */
export function useUnreadUpdates(): { count: number; newest: string | undefined } {
  const { count, items, status } = useUnread({ live: true });
  return { count, newest: useNewest(status === 'ready' ? items : undefined) };
}

/** The text of the latest notification since the list was first loaded. */
function useNewest(items: readonly Notification[] | undefined): string | undefined {
  const [seen, setSeen] = useState<{ items: readonly Notification[] | undefined; newest: string | undefined }>({
    items,
    newest: undefined,
  });
  if (items === undefined || items === seen.items) return seen.newest;
  const arrived = seen.items && items.find(({ id }) => !seen.items?.some((known) => known.id === id));
  const newest = arrived?.notificationValue ?? seen.newest;
  setSeen({ items, newest });
  return newest;
}
