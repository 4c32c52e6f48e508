import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const { oneAtATime } = (await import(new URL('./one-at-a-time.mjs', import.meta.url).href)) as {
  oneAtATime: <T>(file: string, work: () => Promise<T>, say?: () => void) => Promise<T>;
};

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hirehq-one-'));
  file = join(folder, 'cache', 'preparing.lock');
  return () => rmSync(folder, { recursive: true, force: true });
});

test('the second waits for the first and reports it', async () => {
  const order: string[] = [];
  const { promise: waits, resolve: say } = Promise.withResolvers<void>();
  const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>();
  const first = oneAtATime(file, async () => {
    await firstMayEnd;
    order.push('first');
  });
  const second = oneAtATime(file, async () => void order.push('second'), say);
  await waits;
  endFirst();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('a killed holder is not waited for', async () => {
  await oneAtATime(file, async () => undefined);
  writeFileSync(file, '1\n');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
});

test('failing work releases the lock', async () => {
  await expect(oneAtATime(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
});
