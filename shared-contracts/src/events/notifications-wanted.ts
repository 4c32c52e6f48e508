import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The candidate asked for the notifications somewhere else than at the bell. */
export const notificationsWanted = defineEvent('notifications.wanted', {
  version: 1,
  owner: 'shell',
  /** Which menu it was asked in. */
  schema: z.object({ menu: z.enum(['account', 'main']) }),
});
