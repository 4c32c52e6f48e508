import { expect, test } from 'vitest';
import { ageOf } from './relative-time.tsx';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', { value: 0, unit: 'second' }],
  ['2026-11-21T11:59:00Z', { value: -1, unit: 'minute' }],
  ['2026-11-21T09:30:00Z', { value: -2, unit: 'hour' }],
  ['2026-11-19T12:00:00Z', { value: -2, unit: 'day' }],
  ['2026-11-14T12:00:00Z', 'older'],
])('NT-01 shows the age of %s in the largest whole unit', (timestamp, age) => {
  expect(ageOf(timestamp, now)).toEqual(age);
});

test('NT-01 a clock that runs ahead never shows a future time', () => {
  expect(ageOf('2026-11-21T12:05:00Z', now)).toEqual({ value: 0, unit: 'second' });
});
