import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { LOCK_SPACES, LOCKS, lock, lockSubject, tryLock } from './advisory-locks.ts';
import type { Transaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The locks one piece of work holds, as PostgreSQL knows them. */
const heldBy = (work: (trx: Transaction) => Promise<void>) =>
  database.db.transaction().execute(async (trx) => {
    await work(trx);
    const { rows } = await sql<{ key: string }>`
      select ((classid::bigint << 32) | objid::bigint)::text as key from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()`.execute(trx);
    return rows.map(({ key }) => key);
  });

const keyOf = async (text: string, seed: number) => {
  const { rows } = await sql<{ key: string }>`select hashtextextended(${text}, ${seed}::int)::text as key`.execute(database.db);
  return rows[0]?.key;
};

describe('the locks', () => {
  it('have a number or a space each', () => {
    expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length);
    const spaces = Object.values(LOCK_SPACES).map(({ seed, prefix }) => `${seed} ${prefix}`);
    expect(new Set(spaces).size).toBe(spaces.length);
  });

  it('are those that the release before takes', async () => {
    expect(await heldBy((trx) => lock(trx, 'migrations'))).toEqual(['4817263']);
    expect(await heldBy((trx) => lock(trx, 'employerDomains'))).toEqual([await keyOf('employer domains', 0)]);
    const subject = '5f0c0a52-58e5-4f0e-9d51-2a6a1c1b7d10';
    expect(await heldBy((trx) => lockSubject(trx, 'candidateStream', subject))).toEqual([await keyOf(subject, 7)]);
    expect(await heldBy((trx) => lockSubject(trx, 'enterpriseName', sql`lower(${'Bäckerei ÄÖ'})`))).toEqual([
      await keyOf('bäckerei äö', 11),
    ]);
    expect(await heldBy((trx) => lockSubject(trx, 'application', subject))).toEqual([await keyOf(`application ${subject}`, 0)]);
  });

  it('are held by one transaction at a time, and end with it', async () => {
    const { db } = database;
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const first = db.transaction().execute(async (trx) => {
      await lock(trx, 'places');
      held();
      await mayEnd;
    });
    await isHeld;
    const takenByAnother = () => db.transaction().execute((trx) => tryLock(trx, 'places'));
    expect(await takenByAnother()).toBe(false);
    end();
    await first;
    expect(await takenByAnother()).toBe(true);
  });
});
