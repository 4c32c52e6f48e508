import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The number of unread notifications after some were read. Retained, so that a badge mounted later shows it at once. */
export const notificationsRead = defineEvent('notifications.read', {
  version: 1,
  owner: 'notifications',
  retained: true,
  crossTab: true,
  schema: z.object({ unReadNotifications: z.number() }),
});
