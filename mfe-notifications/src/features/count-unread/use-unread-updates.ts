import { useState } from 'react';
import type { Notification } from '../../shared/notifications.model.ts';
import { useUnread } from '../../shared/notifications.query.ts';
import { useShownConversations } from './use-shown-conversations.ts';

/**
 * The number of unread notifications: pushed by the event stream, and polled every 10 s while the stream is down. `newest` is to
 * be announced; an open list announces its arrivals itself. What the page shows as a conversation is neither counted nor announced.
 */
export function useUnreadUpdates(isListOpen: boolean): { count: number; newest: string | undefined } {
  const { count, items, status } = useUnread({ live: true });
  const isShown = useShownConversations();
  const shown = items.filter(isShown).length;
  const newest = useNewest(status === 'ready' ? items : undefined, { isListOpen, isShown });
  return { count: Math.max(0, count - shown), newest };
}

interface Silence {
  isListOpen: boolean;
  isShown: (notification: Notification) => boolean;
}

/** The text of the latest notification since the list was first loaded; none if it arrived in an open list. */
function useNewest(items: readonly Notification[] | undefined, { isListOpen, isShown }: Silence): string | undefined {
  const [seen, setSeen] = useState<{ items: readonly Notification[] | undefined; newest: string | undefined }>({
    items,
    newest: undefined,
  });
  if (items === undefined || items === seen.items) return seen.newest;
  const isKnown = ({ id, createdTimestamp }: Notification) =>
    seen.items?.some((known) => known.id === id && known.createdTimestamp === createdTimestamp);
  const arrived = seen.items && items.find((item) => !isKnown(item) && !isShown(item));
  const newest = isListOpen ? undefined : (arrived?.notificationValue ?? seen.newest);
  setSeen({ items, newest });
  return newest;
}
