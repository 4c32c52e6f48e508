import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

describe('backoffMs', () => {
  it('doubles up to half a minute and is randomised', () => {
    expect([1, 2, 3, 4, 10].map((failures) => backoffMs(failures, 1))).toEqual([1000, 2000, 4000, 8000, 30_000]);
    expect(backoffMs(3, 0)).toBe(2000);
  });
});
