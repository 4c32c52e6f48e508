import type { ApiCache, EventReactions } from '@hirehq/shared-ui';
import { NotificationPreferences } from './shared/generated/queries.ts';
import { ALL, UNREAD, withCount, withReceived, type Notification } from './shared/notifications.model.ts';

/** True if the number differed, so the lists are out of date. */
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
 * Adds a notification to the lists. False if the unread count does not match afterwards: a notification is missing, e.g. after
 * the stream was down.
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

function follow(cache: ApiCache, unReadNotifications: number): void {
  if (updateCount(cache, unReadNotifications)) askAgain(cache);
}

export const reactions: EventReactions = {
  'notification.received': ({ payload: { notification, unReadNotifications } }, cache) => {
    if (notification && receive(cache, notification, unReadNotifications)) return;
    updateCount(cache, unReadNotifications);
    askAgain(cache);
  },
  'notifications.counted': ({ payload }, cache) => follow(cache, payload.unReadNotifications),
  'notifications.read': ({ payload }, cache) => follow(cache, payload.unReadNotifications),
  'time-zone.chosen': ({ payload: { timeZone } }, cache) =>
    cache.update(NotificationPreferences, ({ notificationPreferences }) => ({
      notificationPreferences: { ...notificationPreferences, timeZone },
    })),
};
