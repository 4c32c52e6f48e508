import { expect, test } from 'vitest';
import { createIntl } from '@hirehq/shared-ui';
import en from '../../messages/en.json' with { type: 'json' };
import { relativeTime } from './posted-time.tsx';

const intl = createIntl({ locale: 'en', messages: en });
const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => relativeTime(intl, new Date(now.getTime() - minutes * 60_000), now);

test('JB-12 just now under a minute, then minutes, hours up to 24, days and dates', () => {
  expect(ago(0.9)).toBe('just now');
  expect(ago(1)).toBe('1 minute ago');
  expect(ago(59)).toBe('59 minutes ago');
  expect(ago(60)).toBe('1 hour ago');
  expect(ago(23.9 * 60)).toBe('23 hours ago');
  expect(ago(24 * 60)).toMatch(/yesterday|1 day ago/);
  expect(ago(30 * 24 * 60)).toBe('30 days ago');
  expect(ago(45 * 24 * 60)).toBe('Oct 7, 2026');
});

test('JB-12 a clock that runs behind never shows a future time', () => {
  expect(ago(-5)).toBe('just now');
});
