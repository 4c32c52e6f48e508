import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The event stream brought a notification; the list's record is fetched by who shows it. */
export const notificationReceived = defineEvent('notification.received', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({ id: z.string(), unReadNotifications: z.number() }),
});
