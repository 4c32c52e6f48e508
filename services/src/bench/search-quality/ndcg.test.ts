import { expect, test } from 'vitest';
import { ndcgOf } from './ndcg.ts';

test('the best possible order is 1, whatever else is known', () => {
  expect(ndcgOf([3, 2, 1], [1, 2, 3, 0])).toBe(1);
  expect(ndcgOf([2, 2], [0, 2, 2], 2)).toBe(1);
});

test('a hit counts less the lower it ranks', () => {
  // 7/1 + 1/log2(3) + 3/log2(4) = 9.1309 of 7/1 + 3/log2(3) + 1/log2(4) = 9.3928.
  expect(ndcgOf([3, 1, 2], [3, 2, 1])).toBeCloseTo(0.9721, 4);
  // The example of Järvelin and Kekäläinen's measure with exponential gain: 13.8483 of 14.5956.
  expect(ndcgOf([3, 2, 3, 0, 1, 2], [3, 3, 2, 2, 1, 0], 6)).toBeCloseTo(0.9488, 4);
});

test('hits beyond the depth do not count, and a missing hit counts nothing', () => {
  expect(ndcgOf([0, 0, 3], [3], 2)).toBe(0);
  expect(ndcgOf([3], [3, 3], 2)).toBeCloseTo(1 / (1 + 1 / Math.log2(3)), 10);
  expect(ndcgOf([], [2])).toBe(0);
});

test('a query without relevant postings has no value', () => {
  expect(ndcgOf([0, 0], [0, 0])).toBeUndefined();
  expect(ndcgOf([], [])).toBeUndefined();
});
