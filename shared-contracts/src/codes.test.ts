import { describe, expect, test } from 'vitest';
import { brandVariantOf } from './codes.ts';

describe('brandVariantOf', () => {
  test.each([
    [undefined, 'D'],
    [null, 'D'],
    ['', 'D'],
    ['D', 'D'],
    ['N', 'N'],
    ['H', 'H'],
    ['d', 'H'],
    ['anything', 'H'],
  ] as const)('SH-28 reads %j as %s', (flag, variant) => {
    expect(brandVariantOf(flag)).toBe(variant);
  });
});
