import type { Notification, NotificationList } from '@hirehq/shared-contracts/rest';

export type { Notification, NotificationList };

export const UNREAD = 'GET candidates/notifications/unread/C';
export const ALL = 'GET candidates/notifications/C/{page}/10';

const PAGE_SIZE = 10;
const MAX_PAGES = 5;

export const isUnread = ({ notificationStatus }: Notification): boolean => notificationStatus === 'U';

/** The page that follows; undefined after a page that is not full, and after the last one that is shown. */
export const nextPage = (page: NotificationList, pages: readonly NotificationList[]) =>
  page.notificationsDtoList.length < PAGE_SIZE || pages.length >= MAX_PAGES ? undefined : { params: { page: pages.length } };

/** The notifications of some pages; one that moved to the next page between two requests is there once. */
export function itemsOf(pages: readonly NotificationList[]): Notification[] {
  return [...new Map(pages.flatMap((page) => page.notificationsDtoList).map((item) => [item.id, item])).values()];
}

/** The list with the number of unread notifications that is known now. */
export const withCount = (list: NotificationList, unReadNotifications: number): NotificationList =>
  list.unReadNotifications === unReadNotifications ? list : { ...list, unReadNotifications };

/** The list with a notification that came; the same one where it has it. */
export const withReceived = (list: NotificationList, received: Notification): NotificationList =>
  list.notificationsDtoList.some(({ id }) => id === received.id)
    ? list
    : { ...list, notificationsDtoList: [received, ...list.notificationsDtoList] };

/** The unread list once some of its notifications are read. */
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
