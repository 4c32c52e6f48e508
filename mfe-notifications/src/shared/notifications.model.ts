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

/** How the list ends: `cut` if there are older notifications, which are not listed. */
export type End = 'complete' | 'cut';

/** Services of an earlier release do not say whether there are more than five pages. */
export const endOf = (pages: readonly NotificationList[]): End =>
  pages.length >= MAX_PAGES && pages.at(-1)?.notificationsDtoList.length === PAGE_SIZE && pages.at(-1)?.hasOlder !== false
    ? 'cut'
    : 'complete';

/** The notifications of several pages; one that moved to the next page between two requests is included once. */
export function itemsOf(pages: readonly NotificationList[]): Notification[] {
  return [...new Map(pages.flatMap((page) => page.notificationsDtoList).map((item) => [item.id, item])).values()];
}

/** The list with the current number of unread notifications. */
export const withCount = (list: NotificationList, unReadNotifications: number): NotificationList =>
  list.unReadNotifications === unReadNotifications ? list : { ...list, unReadNotifications };

/** The list with a notification that is new, or has grown since; the same object if it has it as it is. */
export function withReceived(list: NotificationList, received: Notification): NotificationList {
  const known = list.notificationsDtoList.find(({ id }) => id === received.id);
  if (known && Date.parse(known.createdTimestamp) >= Date.parse(received.createdTimestamp)) return list;
  return { ...list, notificationsDtoList: [received, ...list.notificationsDtoList.filter((item) => item !== known)] };
}

/** A later page with a notification that has grown; its place is on the first page, and `itemsOf` shows it once. */
export const withGrown = (list: NotificationList, grown: Notification): NotificationList => ({
  ...list,
  notificationsDtoList: list.notificationsDtoList.map((item) => (item.id === grown.id ? grown : item)),
});

/** The unread list after some of its notifications were read. */
export function withoutRead(list: NotificationList, isRead: (item: Notification) => boolean): NotificationList {
  const left = list.notificationsDtoList.filter((item) => !isRead(item));
  const read = list.notificationsDtoList.length - left.length;
  return { ...list, notificationsDtoList: left, unReadNotifications: Math.max(0, list.unReadNotifications - read) };
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
