import { z } from 'zod/mini';
import { NOTIFICATION_STATUSES } from '../codes.ts';
import { defineEvent } from './define-event.ts';

/** The record of the notifications' calls (rest/notifications.ts), in the language the candidate read when it was told. */
const notification = z.object({
  id: z.string(),
  notificationValue: z.string(),
  notificationStatus: z.enum(NOTIFICATION_STATUSES),
  callToActionUrl: z.string(),
  createdTimestamp: z.string(),
});

/** The event stream brought a notification. */
export const notificationReceived = defineEvent('notification.received', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    id: z.string(),
    unReadNotifications: z.number(),
    /** Older services and shells leave it out; a list asks for it then. */
    notification: z.optional(notification),
  }),
});
