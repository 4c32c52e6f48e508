import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/**
 * The number of unread notifications after some were read, here or on another device. It follows the notifications that it counts
 * on the stream, so a page that received one of them late is corrected.
 */
export const notificationsCounted = defineEvent('notifications.counted', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    unReadNotifications: z.number(),
    /** Ids of those that were read now, if the services name them; lists that have them need not be requested. */
    read: z.optional(z.array(z.string())),
  }),
});
