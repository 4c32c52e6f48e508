import { z } from 'zod';
import { NOTIFICATION_STATUSES } from '../codes.ts';
import { defineCall } from '../define-call.ts';

export const notificationSchema = z.object({
  id: z.string(),
  notificationValue: z.string(),
  notificationStatus: z.enum(NOTIFICATION_STATUSES),
  /** A path of the platform. */
  callToActionUrl: z.string(),
  /** ISO 8601, UTC. */
  createdTimestamp: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationListSchema = z.object({
  notificationsDtoList: z.array(notificationSchema),
  unReadNotifications: z.number().int(),
  /** On the last of five pages: whether there are older ones, which are not listed. */
  hasOlder: z.boolean().optional(),
});
export type NotificationList = z.infer<typeof notificationListSchema>;

export const notificationCalls = {
  'GET candidates/notifications/unread/C': defineCall('GET candidates/notifications/unread/C', {
    access: 'candidate',
    conditional: true,
    summary: 'Unread notifications and their number',
    note: 'Sent with an empty enterpriseId header.',
    response: notificationListSchema,
  }),
  'GET candidates/notifications/C/{page}/10': defineCall('GET candidates/notifications/C/{page}/10', {
    access: 'candidate',
    conditional: true,
    summary: 'A page of ten notifications, newest first',
    note: 'Sent with an empty enterpriseId header. Fifty are listed at most: the newest ten, then offers and interviews before others.',
    params: z.object({ page: z.coerce.number<number>().int().min(0).max(100_000) }),
    response: notificationListSchema,
  }),
  'PUT candidates/notifications/{id}/R': defineCall('PUT candidates/notifications/{id}/R', {
    access: 'candidate',
    edits: 'mark',
    summary: 'Marks one notification as read',
    params: z.object({ id: z.uuid() }),
    response: notificationListSchema,
  }),
  'PUT candidates/notifications/C': defineCall('PUT candidates/notifications/C', {
    access: 'candidate',
    edits: 'mark',
    summary: 'Marks all notifications as read',
    response: notificationListSchema,
  }),
} as const;
