import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { countReload } from './reload-count.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('reloads of a tab', () => {
  it('SH-32 happen once for a failure, however much later it occurs again', () => {
    expect(countReload('a', 0)).toBe(true);
    expect(countReload('a', 1)).toBe(false);
    expect(countReload('b', 2)).toBe(true);
    expect(countReload('a', 600 * MINUTE_MS)).toBe(false);
    expect(countReload('c', 600 * MINUTE_MS)).toBe(true);
  });

  it('SH-32 do not loop, however the failures differ', () => {
    const granted = Array.from({ length: 50 }, (_, index) => countReload(`failure ${index}`, index * 1000));
    expect(granted.filter(Boolean)).toHaveLength(3);
    expect(countReload('another', 20 * MINUTE_MS)).toBe(true);
  });

  it('SH-32 do not happen if they cannot be counted', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'QuotaExceededError');
    });
    expect(countReload('a')).toBe(false);
  });

  it.each(['', 'null', '{', '[[null]]', 'Loading chunk a failed.', '[{"failure":1}]'])(
    'SH-43 %j instead of the count breaks nothing',
    (kept) => {
      sessionStorage.setItem('reloadedFor', kept);
      expect([countReload('a'), countReload('a')]).toEqual([true, false]);
    },
  );

  it('SH-32 a failure of any length is one failure', () => {
    expect([countReload('x'.repeat(100_000)), countReload('x'.repeat(100_000))]).toEqual([true, false]);
    expect(sessionStorage.getItem('reloadedFor')?.length).toBeLessThan(1000);
  });
});
