import { expect, test } from 'vitest';
import { listOf, notificationOf, notificationsOf } from '../../tests/notification-of.ts';
import { itemsOf, markedAsRead, nextPage, withCount, withoutRead } from './notifications.model.ts';

test('NT-03 a page with fewer than ten is the last', () => {
  const full = listOf(notificationsOf(10, 1));
  expect(nextPage(full, [full])).toEqual({ params: { page: 1 } });
  expect(nextPage(listOf(notificationsOf(9, 1)), [full])).toBeUndefined();
});

test('NT-03 five pages are the most', () => {
  const full = listOf(notificationsOf(10, 1));
  expect(
    nextPage(
      full,
      Array.from({ length: 4 }, () => full),
    ),
  ).toEqual({ params: { page: 4 } });
  expect(
    nextPage(
      full,
      Array.from({ length: 5 }, () => full),
    ),
  ).toBeUndefined();
});

test('NT-03 a notification that arrived between two pages is not shown twice', () => {
  expect(itemsOf([listOf(notificationsOf(20, 11)), listOf(notificationsOf(11, 5))])).toEqual(notificationsOf(20, 5));
});

test('NT-04 a read notification is removed from the unread ones and lowers the count', () => {
  const { id } = notificationOf(2);
  const isRead = (item: { id: string }) => item.id === id;
  expect(withoutRead(listOf(notificationsOf(3, 1)), isRead)).toEqual(listOf([notificationOf(3), notificationOf(1)], 2));
  expect(markedAsRead(listOf(notificationsOf(3, 1)), isRead).notificationsDtoList.map((item) => item.notificationStatus)).toEqual(
    ['U', 'R', 'U'],
  );
});

test('NT-05 a count that is already known changes nothing', () => {
  const list = listOf(notificationsOf(3, 1));
  expect(withCount(list, 3)).toBe(list);
  expect(withCount(list, 5)).toEqual({ ...list, unReadNotifications: 5 });
});
