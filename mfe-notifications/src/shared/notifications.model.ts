import type { Notification, NotificationList } from '@hirehq/shared-contracts/rest';

export type { Notification, NotificationList };

export const UNREAD = 'GET candidates/notifications/unread/C';
export const ALL = 'GET candidates/notifications/C/{page}/10';

const PAGE_SIZE = 10;
const MAX_PAGES = 5;

export const isUnread = ({ notificationStatus }: Notification): boolean => notificationStatus === 'U';

/** The next page; undefined after a page that is not full, and after the last one that may be shown. */
export const nextPage = (page: NotificationList, pages: readonly NotificationList[]) =>
  page.notificationsDtoList.length < PAGE_SIZE || pages.length >= MAX_PAGES ? undefined : { params: { page: pages.length } };

/** The notifications of several pages; one that moved to the next page between two requests is included once. */
export function itemsOf(pages: readonly NotificationList[]): Notification[] {
  return [...new Map(pages.flatMap((page) => page.notificationsDtoList).map((item) => [item.id, item])).values()];
}

/** The list with the current number of unread notifications. */
export const withCount = (list: NotificationList, unReadNotifications: number): NotificationList =>
  list.unReadNotifications === unReadNotifications ? list : { ...list, unReadNotifications };

/** The list with a new notification; the same object if it already has it. */
export const withReceived = (list: NotificationList, received: Notification): NotificationList =>
  list.notificationsDtoList.some(({ id }) => id === received.id)
    ? list
    : { ...list, notificationsDtoList: [received, ...list.notificationsDtoList] };

/** The unread list after some of its notifications were read. */
export function withoutRead(list: NotificationList, isRead: (item: Notification) => boolean): NotificationList {
  const left = list.notificationsDtoList.filter((item) => !isRead(item));
  const read = list.notificationsDtoList.length - left.length;
  return { notificationsDtoList: left, unReadNotifications: Math.max(0, list.unReadNotifications - read) };
}

/** A page with some of its notifications marked as read. */
export function markedAsRead(page: NotificationList, isRead: (item: Notification) => boolean): NotificationList {
  return {
    ...page,
    notificationsDtoList: page.notificationsDtoList.map((item) =>
      isUnread(item) && isRead(item) ? { ...item, notificationStatus: 'R' } : item,
    ),
  };
}
