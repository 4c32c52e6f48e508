import { z } from 'zod/mini';
import { NOTIFICATION_STATUSES } from '../codes.ts';
import { defineEvent } from './define-event.ts';

/** The record of the notification calls (rest/notifications.ts), in the candidate's language at the time it was sent. */
const notification = z.object({
  id: z.string(),
  notificationValue: z.string(),
  notificationStatus: z.enum(NOTIFICATION_STATUSES),
  callToActionUrl: z.string(),
  createdTimestamp: z.string(),
});

/** The event stream delivered a notification. */
export const notificationReceived = defineEvent('notification.received', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    id: z.string(),
    unReadNotifications: z.number(),
    /** Older services and shells omit it; lists then request the notification. */
    notification: z.optional(notification),
  }),
});
