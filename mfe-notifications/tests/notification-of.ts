import type { Notification, NotificationList } from '../src/shared/notifications.model.ts';

/** A notification with a readable id, unread by default. */
export function notificationOf(number: number, change: Partial<Notification> = {}): Notification {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    notificationValue: `Notification ${number}`,
    notificationStatus: 'U',
    callToActionUrl: '/candidate/dashboard',
    createdTimestamp: '2026-11-21T08:00:00.000Z',
    ...change,
  };
}

/** Notifications `from` to `to`, newest (largest) first. */
export function notificationsOf(from: number, to: number): Notification[] {
  return Array.from({ length: from - to + 1 }, (_, index) => notificationOf(from - index));
}

export function listOf(items: readonly Notification[], unReadNotifications = items.length): NotificationList {
  return { notificationsDtoList: [...items], unReadNotifications };
}
