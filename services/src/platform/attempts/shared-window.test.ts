import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { removeEndedAttempts } from './attempt.store.ts';
import { createSharedWindow } from './shared-window.ts';

const START = new Date('2026-03-01T12:00:00Z');
let at = START;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The window as one of several processes sees it. */
const processOf = (name: string, max: number) =>
  createSharedWindow({ db: database.db, now: () => at }, name, { max, windowMs: MINUTE_MS });

test('one process may use all of it, and is told when there is more', async () => {
  at = START;
  const one = processOf('alone', 25);
  for (let index = 0; index < 25; index += 1) expect(await one.take('key')).toBeUndefined();
  at = new Date(START.getTime() + 20_000);
  expect(await one.take('key')).toBe(40_000);
  expect(await one.take('other key')).toBeUndefined();
  at = new Date(START.getTime() + MINUTE_MS);
  expect(await one.take('key')).toBeUndefined();
});

test.each([
  ['in turn', (index: number) => index % 2],
  ['one after the other', (index: number) => (index < 100 ? 0 : 1)],
  ['mostly one', (index: number) => (index % 10 === 0 ? 0 : 1)],
])('processes that are asked %s share it: none of it twice, and nearly all of it', async (name, whichOf) => {
  at = START;
  const processes = [processOf(name, 200), processOf(name, 200)];
  const taken = [];
  for (let index = 0; index < 400; index += 1) taken.push(await processes[whichOf(index)]?.take('key'));
  const allowed = taken.filter((wait) => wait === undefined).length;
  expect(allowed).toBeLessThanOrEqual(200);
  expect(allowed).toBeGreaterThanOrEqual(180);
});

test('attempts at the same time never come to more', async () => {
  at = START;
  const processes = [processOf('at once', 30), processOf('at once', 30)];
  const taken = await Promise.all(Array.from({ length: 100 }, async (_, index) => processes[index % 2]?.take('key')));
  const allowed = taken.filter((wait) => wait === undefined).length;
  expect(allowed).toBe(30);
});

test('most attempts need no statement, and those over the limit none at all', async () => {
  at = START;
  const one = processOf('cheap', 600);
  const statements = vi.spyOn(database.db, 'insertInto');
  for (let index = 0; index < 600; index += 1) await one.take('key');
  expect(statements.mock.calls.length).toBeLessThan(60);
  statements.mockClear();
  expect(await one.take('key')).toBe(MINUTE_MS);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});

test('windows that are over are removed', async () => {
  await removeEndedAttempts(database.db, new Date(START.getTime() + 2 * MINUTE_MS + 1));
  expect(await database.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
});
