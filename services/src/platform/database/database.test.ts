import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../database-away.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

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
