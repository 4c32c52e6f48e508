import { expect, test } from 'vitest';
import { directionOf } from './text-direction.ts';

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he-IL', 'rtl'],
  ['en', 'ltr'],
  ['es-MX', 'ltr'],
  ['arn', 'ltr'],
  ['', 'ltr'],
] as const)('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
