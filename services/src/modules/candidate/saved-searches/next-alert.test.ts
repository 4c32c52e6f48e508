import { expect, test } from 'vitest';
import { nextAlertAt, nextMorning } from './next-alert.ts';

test.each([
  ['UTC', '2026-11-21T06:59:00Z', '2026-11-21T07:00:00.000Z'],
  ['UTC', '2026-11-21T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['Europe/Amsterdam', '2026-11-21T10:00:00Z', '2026-11-22T06:00:00.000Z'],
  // The night in which clocks go forward, and the one in which they go back.
  ['Europe/Amsterdam', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-21T23:00:00Z', '2026-11-22T15:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-21T10:00:00Z', '2026-11-21T18:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31T20:00:00Z', '2027-01-01T01:15:00.000Z'],
])('JB-22 seven in the morning in %s after %s is %s', (zone, after, expected) =>
  expect(nextMorning(zone, new Date(after)).toISOString()).toBe(expected),
);

test('JB-22 a daily alert is sent the next morning, a weekly one a week later, none never', () => {
  const time = { zone: undefined, after: new Date('2026-11-21T07:10:00Z'), id: '00000000-0000-4000-8000-000000000000' };
  expect(nextAlertAt({ ...time, frequency: 'DAILY' })?.toISOString()).toBe('2026-11-22T07:00:00.000Z');
  expect(nextAlertAt({ ...time, frequency: 'WEEKLY' })?.toISOString()).toBe('2026-11-28T07:00:00.000Z');
  expect(nextAlertAt({ ...time, frequency: 'NEVER' })).toBeNull();
  const spread = nextAlertAt({ ...time, frequency: 'DAILY', id: 'ffffffff-0000-4000-8000-000000000000' });
  expect(spread?.toISOString()).toMatch(/^2026-11-22T07:19:/);
});
