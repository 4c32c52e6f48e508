import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test('a wait doubles with each failure in a row up to its cap', () => {
  const backoff = { baseMs: 5000, capMs: 15_000 };
  expect([0, 1, 2, 3, 4, 5000].map((failures) => backoffMs(backoff, failures, 1))).toEqual([
    5000, 5000, 10_000, 15_000, 15_000, 15_000,
  ]);
});

test('a half of it is random, or the share that is given', () => {
  const [baseMs, capMs] = [1000, 1000];
  expect([0, 0.5, 1].map((chance) => backoffMs({ baseMs, capMs }, 1, chance))).toEqual([500, 750, 1000]);
  expect([0, 1].map((chance) => backoffMs({ baseMs, capMs, jitter: 1 }, 1, chance))).toEqual([0, 1000]);
  expect(backoffMs({ baseMs, capMs, jitter: 0.1 }, 1, 0)).toBe(900);
});
