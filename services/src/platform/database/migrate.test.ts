import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase } from './database.ts';
import { assertServerVersion, migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
});
afterAll(() => database.drop());

describe('migrations', () => {
  it('are applied once by processes that start at the same time', async () => {
    const others = Array.from({ length: 2 }, () => createDatabase({ connectionString: database.url, poolSize: 1 }));
    const applied = await Promise.all([database.db, ...others].map((db) => migrate(db)));
    for (const db of others) await db.destroy();
    const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(database.db);
    expect(applied.flat().toSorted()).toEqual(rows.map(({ name }) => name));
  });

  it('notify a waiting process', async () => {
    const db = createDatabase({ connectionString: database.url, poolSize: 1 });
    const { promise: waits, resolve: onWait } = Promise.withResolvers<void>();
    const second = await database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(4817263)`.execute(trx);
      const migrating = migrate(db, { onWait });
      await waits;
      return { migrating };
    });
    expect(await second.migrating).toEqual([]);
    await db.destroy();
  });
});

describe('a server', () => {
  it.each(['15.14 (Debian 15.14-0+deb12u1)', '16.0', '18.4'])('of version %s is supported', (version) => {
    expect(() => assertServerVersion(version)).not.toThrow();
  });
  it('that is too old is refused with a message', () => {
    expect(() => assertServerVersion('14.19')).toThrow('The database server is PostgreSQL 14.19; hireHQ requires 15 or newer.');
  });
});
