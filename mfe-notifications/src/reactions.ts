import type { ApiCache, EventReactions } from '@hirehq/shared-ui';
import { ALL, UNREAD, withCount, withReceived, type Notification } from './shared/notifications.model.ts';

/** True when the number was another one, so that the lists are out of date. */
function updateCount(cache: ApiCache, unReadNotifications: number): boolean {
  let isNew = false;
  cache.update(UNREAD, (list) => {
    const updated = withCount(list, unReadNotifications);
    isNew ||= updated !== list;
    return updated;
  });
  return isNew;
}

/**
 * Puts a notification into the lists. False where the number of unread ones is not what follows from it: something is
 * missing here, as after a time without the stream.
 */
function receive(cache: ApiCache, received: Notification, unReadNotifications: number): boolean {
  let isComplete = false;
  cache.update(UNREAD, (list) => {
    const updated = withReceived(list, received);
    isComplete = list.unReadNotifications + (updated === list ? 0 : 1) === unReadNotifications;
    return withCount(updated, unReadNotifications);
  });
  if (isComplete) cache.update(ALL, (list, page) => (page === 0 ? withReceived(list, received) : list));
  return isComplete;
}

function askAgain(cache: ApiCache): void {
  cache.invalidate(UNREAD);
  cache.invalidate(ALL);
}

export const reactions: EventReactions = {
  'notification.received': ({ payload: { notification, unReadNotifications } }, cache) => {
    if (notification && receive(cache, notification, unReadNotifications)) return;
    updateCount(cache, unReadNotifications);
    askAgain(cache);
  },
  'notifications.read': ({ payload }, cache) => {
    if (updateCount(cache, payload.unReadNotifications)) askAgain(cache);
  },
};
