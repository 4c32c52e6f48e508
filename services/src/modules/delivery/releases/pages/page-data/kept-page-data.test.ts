import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { keptPageData, type KeptPageData } from './kept-page-data.ts';

let at = 0;
let reads: string[] = [];
let kept: KeptPageData;

beforeEach(() => {
  at = 0;
  reads = [];
  kept = keptPageData({ freshMs: 5_000, now: () => at });
});

const read = (key: string, result: unknown = `result ${reads.length}`) =>
  kept.read(key, async () => {
    reads.push(key);
    return result;
  });

test('equal requests at once are one query, and different ones are not', async () => {
  const results = await Promise.all([...Array.from({ length: 200 }, () => read('a', 1)), read('b', 2)]);
  expect(new Set(results)).toEqual(new Set([1, 2]));
  expect(reads).toEqual(['a', 'b']);
});

test('a fresh result is served as it is, an older one while a new one is read, a very old one is not served', async () => {
  await read('a', 'first');
  at = 5_000;
  expect(await read('a', 'second')).toBe('first');
  expect(reads).toHaveLength(1);
  at = 5_001;
  expect(await read('a', 'second')).toBe('first');
  expect(reads).toHaveLength(2);
  expect(await read('a')).toBe('second');
  at = 36_000;
  expect(await read('a', 'third')).toBe('third');
});

test('a failure is not kept, and does not replace an older result', async () => {
  const fail = () => kept.read('a', () => Promise.reject(new Error('away')));
  await expect(fail()).rejects.toThrow('away');
  expect(await read('a', 'there')).toBe('there');
  at = 10_000;
  expect(await fail()).toBe('there');
  await setImmediate();
  expect(await read('a', 'again')).toBe('there');
  expect(await read('a')).toBe('again');
});

test('results with a closed job are dropped, all of them if closings were missed', async () => {
  const [one, other] = ['0b7c9a52-0000-4000-8000-000000000001', '0b7c9a52-0000-4000-8000-000000000002'];
  await read('list', { jobs: [{ id: one }, { id: other }] });
  await read('job', { job: { id: other } });
  kept.drop([one]);
  expect(await read('list', 'new list')).toBe('new list');
  expect(await read('job', 'new job')).toEqual({ job: { id: other } });
  kept.drop([]);
  expect(await read('job', 'new job')).toBe('new job');
});

test('what was being read when a job was closed is not kept', async () => {
  let respond = (_: unknown) => {};
  const slow = kept.read('job', () => new Promise((resolve) => (respond = resolve)));
  kept.drop(['0b7c9a52-0000-4000-8000-000000000001']);
  const later = read('job', 'closed');
  respond('open');
  expect(await slow).toBe('open');
  expect(await later).toBe('closed');
  expect(await read('job')).toBe('closed');
});

test('the results that were not used for the longest time make room for new ones', async () => {
  kept = keptPageData({ freshMs: 5_000, now: () => at, maxBytes: 100 });
  await read('a', 'x'.repeat(40));
  await read('b', 'x'.repeat(40));
  await read('a');
  await read('c', 'x'.repeat(40));
  await read('a');
  await read('b');
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

test('nothing is kept for 0 ms', async () => {
  kept = keptPageData({ freshMs: 0, now: () => at });
  await read('a');
  await read('a');
  expect(reads).toHaveLength(2);
});
