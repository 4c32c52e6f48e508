import { expect, test } from 'vitest';
import { createIntl } from 'react-intl';
import { relativeTime } from './relative-time.tsx';

const intl = createIntl({ locale: 'en' });
const now = new Date('2026-11-21T12:00:00Z');
const POSTED = { maxDays: 30, justNow: 'just now' };
const posted = (minutes: number) => relativeTime(intl, new Date(now.getTime() - minutes * 60_000), now, POSTED);
const received = (timestamp: string) => relativeTime(intl, new Date(timestamp), now, { maxDays: 6, numeric: 'auto' });

test('JB-12 just now under a minute, then minutes, hours up to 24, days and dates', () => {
  expect(posted(0.9)).toBe('just now');
  expect(posted(1)).toBe('1 minute ago');
  expect(posted(59)).toBe('59 minutes ago');
  expect(posted(60)).toBe('1 hour ago');
  expect(posted(23.9 * 60)).toBe('23 hours ago');
  expect(posted(24 * 60)).toBe('1 day ago');
  expect(posted(30 * 24 * 60)).toBe('30 days ago');
  expect(posted(45 * 24 * 60)).toBe('Oct 7, 2026');
});

test.each([
  ['2026-11-21T11:59:30Z', 'now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-19T12:00:00Z', '2 days ago'],
  ['2026-11-14T12:00:00Z', 'Nov 14, 2026'],
])('NT-01 the age of %s in the largest whole unit: %s', (timestamp, age) => {
  expect(received(timestamp)).toBe(age);
});

test('JB-12 NT-01 a clock that runs behind never shows a future time', () => {
  expect(posted(-5)).toBe('just now');
  expect(received('2026-11-21T12:05:00Z')).toBe('now');
});
