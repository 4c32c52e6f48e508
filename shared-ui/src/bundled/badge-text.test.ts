import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

test.each([
  [0, undefined],
  [1, '1'],
  [50, '50'],
  [51, '50+'],
])('NT-01 the badge of %i unread says %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
