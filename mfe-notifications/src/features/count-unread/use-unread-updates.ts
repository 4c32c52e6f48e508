import { useState } from 'react';
import type { Notification } from '../../shared/notifications.model.ts';
import { useUnread } from '../../shared/notifications.query.ts';

/**
 * The number of unread notifications: pushed by the event stream, and polled every 10 s while the stream is down. `newest` is to
 * be announced; an open list announces its arrivals itself.
 */
export function useUnreadUpdates(isListOpen: boolean): { count: number; newest: string | undefined } {
  const { count, items, status } = useUnread({ live: true });
  return { count, newest: useNewest(status === 'ready' ? items : undefined, isListOpen) };
}

/** The text of the latest notification since the list was first loaded; none if it arrived in an open list. */
function useNewest(items: readonly Notification[] | undefined, isListOpen: boolean): string | undefined {
  const [seen, setSeen] = useState<{ items: readonly Notification[] | undefined; newest: string | undefined }>({
    items,
    newest: undefined,
  });
  if (items === undefined || items === seen.items) return seen.newest;
  const arrived = seen.items && items.find(({ id }) => !seen.items?.some((known) => known.id === id));
  const newest = isListOpen ? undefined : (arrived?.notificationValue ?? seen.newest);
  setSeen({ items, newest });
  return newest;
}
