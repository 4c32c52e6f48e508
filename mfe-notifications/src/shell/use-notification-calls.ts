import { useMemo } from 'react';
import { useShell } from '@hirehq/shared-ui';
import type { RestAnswer } from '@hirehq/shared-contracts/rest';

export type NotificationList = RestAnswer<'GET candidates/notifications/unread/C'>;
export type Notification = NotificationList['notificationsDtoList'][number];

export interface NotificationCalls {
  unread(): Promise<NotificationList>;
  /** Ten of them, newest first; the first page is 0. */
  page(page: number): Promise<NotificationList>;
  markRead(id: string): Promise<NotificationList>;
  markAllRead(): Promise<NotificationList>;
}

/** The calls of NT-04 and NT-05. */
export function useNotificationCalls(): NotificationCalls {
  const { rest } = useShell().api;
  return useMemo(
    () => ({
      unread: () => rest('GET candidates/notifications/unread/C'),
      page: (page) => rest('GET candidates/notifications/C/{page}/10', { params: { page } }),
      markRead: (id) => rest('PUT candidates/notifications/{id}/R', { params: { id } }),
      markAllRead: () => rest('PUT candidates/notifications/C'),
    }),
    [rest],
  );
}
