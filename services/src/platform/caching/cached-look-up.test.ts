import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedLookUp } from './cached-look-up.ts';
import type { Database } from '../database/database.ts';

// The cache uses a database as a key only.
const [one, other] = [{} as Database, {} as Database];

let asked: string[][];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  // The cache takes the time 0 for none.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

const found = (...keys: string[]) => keys.map((key) => [key, key.toUpperCase()]);

/** Finds the keys of one letter. */
const letters = ({ keepsMissing = true, max = 10 }: { keepsMissing?: boolean; max?: number } = {}) =>
  cachedLookUp({ ttlMs: 1000, max, keepsMissing }, async (_db, keys) => {
    asked.push([...keys]);
    if (keys.includes('!')) throw new Error('not now');
    return new Map(keys.filter((key) => key.length === 1).map((key) => [key, key.toUpperCase()]));
  });

test('only keys that are not known are looked up, together and until their time is over', async () => {
  const find = letters();
  expect([...(await find(one, ['a', 'b', 'a']))]).toEqual(found('a', 'b'));
  expect([...(await find(one, ['b', 'c', 'a']))]).toEqual(found('b', 'c', 'a'));
  vi.advanceTimersByTime(1001);
  await find(one, ['c']);
  expect(asked).toEqual([['a', 'b'], ['c'], ['c']]);
});

test('a key without an entry is known to have none, or looked up each time', async () => {
  for (const keepsMissing of [true, false]) {
    const find = letters({ keepsMissing });
    asked = [];
    await find(one, ['aa', 'b']);
    expect(await find(one, ['aa', 'b'])).toEqual(new Map([['b', 'B']]));
    expect(asked).toEqual(keepsMissing ? [['aa', 'b']] : [['aa', 'b'], ['aa']]);
  }
});

test('each database has its own entries, and failures are not kept', async () => {
  const find = letters();
  await find(one, ['a']);
  await find(other, ['a']);
  await expect(find(one, ['!'])).rejects.toThrow('not now');
  await expect(find(one, ['!'])).rejects.toThrow('not now');
  expect(asked).toEqual([['a'], ['a'], ['!'], ['!']]);
});

test('keeps no more keys than allowed, and returns all that were asked', async () => {
  const find = letters({ max: 2 });
  await find(one, ['a', 'b']);
  expect([...(await find(one, ['a', 'b', 'c'])).keys()].toSorted()).toEqual(['a', 'b', 'c']);
  await find(one, ['a']);
  expect(asked).toEqual([['a', 'b'], ['c'], ['a']]);
});
