import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { removeEndedAttempts } from './attempt.store.ts';

const START = new Date('2026-03-01T12:00:00Z');
let at = START;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const limits = () =>
  createAttemptLimits(
    { db: database.db, now: () => at },
    {
      testByAddress: { max: 2, windowMs: HOUR_MS },
      testBytesByAddress: { max: 5_000_000_000, windowMs: HOUR_MS },
    },
  );

test('an attempt over the limit gets the time to wait, until the window ends', async () => {
  at = START;
  const ask = () => limits().take(['testByAddress', '2001:db8:1:2::1']);
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, 60]);
  expect(await limits().take(['testByAddress', '2001:db8:1:2:ffff::9'])).toBe(60);
  expect(await limits().take(['testByAddress', '2001:db8:1:3::1'])).toBeUndefined();
  at = new Date(START.getTime() + HOUR_MS);
  expect(await ask()).toBeUndefined();
});

test('amounts are counted exactly, beyond 32 bits, and can be taken back', async () => {
  at = START;
  const of = (amount: number) => ['testBytesByAddress', '203.0.113.9', amount] as const;
  expect(await limits().take(of(4_999_999_999))).toBeUndefined();
  expect(await limits().take(of(2))).toBe(60);
  await limits().giveBack(of(2));
  expect(await limits().take(of(1))).toBeUndefined();
});

test('counts by a process of the previous release, with the old table name, apply too', async () => {
  at = START;
  expect(await limits().take(['testByAddress', '198.51.100.1'])).toBeUndefined();
  await sql`update identity_attempt set count = count + 1 where ends_at = ${new Date(START.getTime() + HOUR_MS)}`.execute(
    database.db,
  );
  expect(await limits().take(['testByAddress', '198.51.100.1'])).toBe(60);
});

test('ended counts are removed', async () => {
  await removeEndedAttempts(database.db, new Date(START.getTime() + HOUR_MS + 1));
  const ended = await database.db
    .selectFrom('attempt')
    .select('key')
    .where('ends_at', '<=', new Date(START.getTime() + HOUR_MS))
    .execute();
  expect(ended).toEqual([]);
});
