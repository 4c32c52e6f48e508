import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../database-away.ts';
import { startSilentDatabase } from '../testing/silent-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database, type Transaction } from './database.ts';
import { liftTimeLimit, withoutTimeLimit } from './time-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const backends = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  return rows.map(({ pid }) => pid);
};

describe('a connection that is lost while it is in use', () => {
  it('fails its next query, and nothing else', async () => {
    const { db } = database;
    const failure = await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid})`.execute(db);
      await vi.waitFor(async () => expect(await backends()).not.toContain(pid), 30_000);
      return sql`select 1`.execute(connection).then(
        () => undefined,
        (error: unknown) => error,
      );
    });
    expect(failure).toSatisfy(isDatabaseAway);
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });

  it('is not lent again, as soon as its last query has failed', async () => {
    const { db } = database;
    for (let round = 0; round < 25; round += 1) {
      await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toSatisfy(isDatabaseAway);
      await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
    }
  });

  it('reports for a transaction too that the database was unavailable', async () => {
    const failure = await database.db
      .transaction()
      .execute(async (trx) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
      })
      .catch((error: unknown) => error);
    expect(failure).toSatisfy(isDatabaseAway);
  });
});

/** Longer than the limit of a statement, and than a pool of that limit waits for a server that is silent. */
const LONG = sql`select pg_sleep(3.5)`;
const LIMIT_MS = 500;

describe('a statement that takes longer than the limit', () => {
  it.each([
    ['of a transaction', (db: Database) => db.transaction().execute(liftAndWait)],
    ['of a connection', (db: Database) => withoutTimeLimit(db, async (connection) => void (await LONG.execute(connection)))],
  ])('is complete where the limit %s was lifted, and only there', async (_name, work) => {
    const db = createDatabase({ connectionString: database.url, poolSize: 1, statementTimeoutMs: LIMIT_MS });
    try {
      await work(db);
      await expect(LONG.execute(db)).rejects.toMatchObject({ code: '57014' });
    } finally {
      await db.destroy();
    }
  });

  it('fails where the server is silent, also after the connection was idle for long', async () => {
    const silent = await startSilentDatabase(database.url);
    const db = createDatabase({ connectionString: silent.url, poolSize: 1, statementTimeoutMs: LIMIT_MS });
    try {
      await db.transaction().execute(liftTimeLimit);
      await LONG.execute(database.db);
      silent.setSilent(true);
      await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseAway);
    } finally {
      silent.setSilent(false);
      silent.cut();
      await db.destroy();
      await silent.close();
    }
  });
});

async function liftAndWait(trx: Transaction): Promise<void> {
  await liftTimeLimit(trx);
  await LONG.execute(trx);
}
