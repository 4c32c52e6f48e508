import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedRead } from './cached-read.ts';
import type { Database } from '../database/database.ts';

// The cache uses a database as a key only.
const [one, other] = [{} as Database, {} as Database];

let reads: unknown[];
beforeEach(() => {
  reads = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const cached = (results: (string | undefined | Error)[]) =>
  cachedRead({ ttlMs: 1000, max: 2 }, async (_db: Database, key: string) => {
    reads.push(key);
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  });

test('callers share one read until its time is over', async () => {
  const read = cached(['first', 'second']);
  expect(await Promise.all([read(one, 'a'), read(one, 'a')])).toEqual(['first', 'first']);
  vi.advanceTimersByTime(999);
  expect(await read(one, 'a')).toBe('first');
  vi.advanceTimersByTime(1);
  expect(await read(one, 'a')).toBe('second');
});

test('each database has its own values, which can be cleared', async () => {
  const read = cached(['of one', 'of the other', 'again']);
  expect([await read(one, 'a'), await read(other, 'a')]).toEqual(['of one', 'of the other']);
  read.clear(one);
  expect([await read(one, 'a'), await read(other, 'a')]).toEqual(['again', 'of the other']);
});

test('failures and undefined are read again', async () => {
  const read = cached([new Error('not now'), undefined, 'there']);
  await expect(read(one, 'a')).rejects.toThrow('not now');
  expect([await read(one, 'a'), await read(one, 'a'), await read(one, 'a')]).toEqual([undefined, 'there', 'there']);
});

test('keeps no more keys than allowed', async () => {
  const read = cached(['1', '2', '3', '4']);
  for (const key of ['a', 'b', 'b', 'c', 'a']) await read(one, key);
  expect(reads).toEqual(['a', 'b', 'c', 'a']);
});
