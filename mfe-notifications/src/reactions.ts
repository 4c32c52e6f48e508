import type { ApiCache, EventReactions } from '@hirehq/shared-ui';
import { NotificationPreferences } from './shared/generated/queries.ts';
import {
  ALL,
  UNREAD,
  markedAsRead,
  withCount,
  withGrown,
  withoutRead,
  withReceived,
  type Notification,
} from './shared/notifications.model.ts';

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
 * Adds a notification to the lists, or changes the one that has grown. False if the unread count does not match afterwards: a notification is missing, e.g. after
 * the stream was down.
 */
function receive(cache: ApiCache, received: Notification, unReadNotifications: number): boolean {
  let isComplete = false;
  cache.update(UNREAD, (list) => {
    const updated = withReceived(list, received);
    const added = updated.notificationsDtoList.length - list.notificationsDtoList.length;
    isComplete = list.unReadNotifications + added === unReadNotifications;
    return withCount(updated, unReadNotifications);
  });
  if (isComplete) cache.update(ALL, (list, page) => (page === 0 ? withReceived(list, received) : withGrown(list, received)));
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
  'notifications.counted': ({ payload: { unReadNotifications, read = [] } }, cache) => {
    const isRead = ({ id }: Notification) => read.includes(id);
    if (read.length > 0) {
      cache.update(UNREAD, (list) => withoutRead(list, isRead));
      cache.update(ALL, (page) => markedAsRead(page, isRead));
    }
    follow(cache, unReadNotifications);
  },
  'notifications.read': ({ payload }, cache) => follow(cache, payload.unReadNotifications),
  'time-zone.chosen': ({ payload: { timeZone } }, cache) =>
    cache.update(NotificationPreferences, ({ notificationPreferences }) => ({
      notificationPreferences: { ...notificationPreferences, timeZone },
    })),
};
