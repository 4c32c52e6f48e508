import { expect, test } from 'vitest';
import { notificationOf, notificationsOf } from '../../tests/notification-of.ts';
import { splitArrivals } from './pending-arrivals.ts';

const shown = (from: number, to: number) =>
  new Map(notificationsOf(from, to).map(({ id, createdTimestamp }) => [id, createdTimestamp]));

test('NT-05 holds what is above or between the shown ones, and shows older pages', () => {
  expect(splitArrivals(notificationsOf(13, 1), shown(12, 3))).toEqual({ visible: notificationsOf(12, 1), pending: 1 });
  const between = [...notificationsOf(13, 13), ...notificationsOf(12, 11), ...notificationsOf(14, 14), ...notificationsOf(10, 1)];
  expect(splitArrivals(between, shown(12, 3))).toEqual({ visible: notificationsOf(12, 1), pending: 2 });
});

test('NT-05 holds everything over a list that was empty', () => {
  expect(splitArrivals(notificationsOf(2, 1), new Map())).toEqual({ visible: [], pending: 2 });
});

test('NT-05 what leaves the list while it is open does not show the arrivals', () => {
  expect(splitArrivals([...notificationsOf(4, 4), ...notificationsOf(2, 1)], shown(3, 1))).toEqual({
    visible: notificationsOf(2, 1),
    pending: 1,
  });
});

test('A20 NT-12 one that has grown says so in its place', () => {
  const at = (minute: number) => ({ createdTimestamp: `2026-11-21T08:0${minute}:00.000Z` });
  const opened = [4, 3, 2, 1].map((number) => notificationOf(number, at(number)));
  const grown = notificationOf(2, { ...at(9), notificationValue: 'Two messages' });
  const [fourth, third, , first] = opened;
  const times = new Map(opened.map(({ id, createdTimestamp }) => [id, createdTimestamp]));
  expect(splitArrivals([grown, fourth!, third!, first!], times)).toEqual({ visible: [fourth, third, grown, first], pending: 0 });
});
