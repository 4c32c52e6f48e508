import type { ApiCache, EventReactions } from '@hirehq/shared-ui';
import { ALL, UNREAD, withCount } from './shared/notifications.model.ts';

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

function askAgain(cache: ApiCache): void {
  cache.invalidate(UNREAD);
  cache.invalidate(ALL);
}

export const reactions: EventReactions = {
  'notification.received': ({ payload }, cache) => {
    updateCount(cache, payload.unReadNotifications);
    askAgain(cache);
  },
  'notifications.read': ({ payload }, cache) => {
    if (updateCount(cache, payload.unReadNotifications)) askAgain(cache);
  },
};
