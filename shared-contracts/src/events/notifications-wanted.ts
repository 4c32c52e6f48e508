import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The candidate opened the notifications from somewhere other than the bell. */
export const notificationsWanted = defineEvent('notifications.wanted', {
  version: 1,
  owner: 'shell',
  /** The menu in which the candidate did so. */
  schema: z.object({ menu: z.enum(['account', 'main']) }),
});
