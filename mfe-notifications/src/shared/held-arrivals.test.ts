import { expect, test } from 'vitest';
import { notificationsOf } from '../../tests/notification-of.ts';
import { splitArrivals } from './held-arrivals.ts';

const shown = (from: number, to: number) => new Set(notificationsOf(from, to).map(({ id }) => id));

test('NT-05 holds what is above or between the shown ones, and shows older pages', () => {
  expect(splitArrivals(notificationsOf(13, 1), shown(12, 3))).toEqual({ visible: notificationsOf(12, 1), held: 1 });
  const between = [...notificationsOf(13, 13), ...notificationsOf(12, 11), ...notificationsOf(14, 14), ...notificationsOf(10, 1)];
  expect(splitArrivals(between, shown(12, 3))).toEqual({ visible: notificationsOf(12, 1), held: 2 });
});

test('NT-05 holds everything over a list that was empty', () => {
  expect(splitArrivals(notificationsOf(2, 1), new Set())).toEqual({ visible: [], held: 2 });
});

test('NT-05 what leaves the list while it is open does not show the arrivals', () => {
  expect(splitArrivals([...notificationsOf(4, 4), ...notificationsOf(2, 1)], shown(3, 1))).toEqual({
    visible: notificationsOf(2, 1),
    held: 1,
  });
});
