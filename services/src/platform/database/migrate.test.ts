import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { lock } from './advisory-locks.ts';
import { createDatabase } from './database.ts';
import { assertServerVersion, migrate, readMigrations } from './migrate.ts';
import { migrationChecksum } from './migration-checksum.ts';

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
      await lock(trx, 'migrations');
      const migrating = migrate(db, { onWait });
      await waits;
      return { migrating };
    });
    expect(await second.migrating).toEqual([]);
    await db.destroy();
  });
});

const migrationOf = (...statements: readonly string[]) => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

describe('a migration that was applied', () => {
  const name = '0001-shops.ts';
  const released = { name, ...migrationOf('create table shop (id int primary key)') };
  const edited = { name, ...migrationOf('create table shop (id int primary key, name text)') };

  async function inEmptyDatabase<T>(work: (db: TestDatabase['db']) => Promise<T>): Promise<T> {
    const { db, drop } = await createEmptyTestDatabase();
    try {
      return await work(db);
    } finally {
      await drop();
    }
  }
  const checksums = async (db: TestDatabase['db']) => {
    const { rows } = await sql<{ checksum: string | null }>`select checksum from schema_migration`.execute(db);
    return rows.map(({ checksum }) => checksum);
  };

  it('and was edited since is named, and nothing is applied', () =>
    inEmptyDatabase(async (db) => {
      await migrate(db, { migrations: [released] });
      const next = { name: '0002-doors.ts', ...migrationOf('create table door (id int)') };
      await expect(migrate(db, { migrations: [edited, next] })).rejects.toThrow(
        /^The migration 0001-shops\.ts was applied to this database and has been changed since\. Restore the file/,
      );
      expect(await checksums(db)).toHaveLength(1);
    }));

  it('by a release that kept no checksums is taken as it is, once', () =>
    inEmptyDatabase(async (db) => {
      await migrate(db, { migrations: [released] });
      await sql`alter table schema_migration drop column checksum`.execute(db);
      expect(await migrate(db, { migrations: [released] })).toEqual([]);
      expect(await checksums(db)).toEqual([await migrationChecksum(released)]);
      await expect(migrate(db, { migrations: [edited] })).rejects.toThrow('0001-shops.ts');
    }));

  it('and is unknown to this release is left alone', () =>
    inEmptyDatabase(async (db) => {
      await migrate(db, { migrations: [released, { name: '0002-doors.ts', ...migrationOf('create table door (id int)') }] });
      expect(await migrate(db, { migrations: [released] })).toEqual([]);
    }));
});

describe('the checksum of a migration', () => {
  const one = migrationOf(`create table shop (id int primary key, note text default 'a  -- b')`, 'create index on shop (note)');

  it.each([
    [
      'its comments and line breaks',
      migrationOf(
        `create table shop (  -- every shop\n  id int primary key,\n  /* what\n is said */ note text default 'a  -- b'\n)`,
        'create index on shop(note)',
      ),
      true,
    ],
    [
      'the words of a text',
      migrationOf(`create table shop (id int primary key, note text default 'a -- b')`, 'create index on shop (note)'),
      false,
    ],
    ['a statement that is gone', migrationOf(`create table shop (id int primary key, note text default 'a  -- b')`), false],
    [
      'the order of statements',
      migrationOf('create index on shop (note)', `create table shop (id int primary key, note text default 'a  -- b')`),
      false,
    ],
  ])('goes by what it does: %s', async (_what, other, isSame) => {
    expect((await migrationChecksum(other)) === (await migrationChecksum(one))).toBe(isSame);
  });

  it('counts the values of a statement', async () => {
    const insert = (id: number) => ({
      up: async (db: Kysely<unknown>) => void (await sql`insert into shop values (${id})`.execute(db)),
    });
    expect(await migrationChecksum(insert(1))).not.toBe(await migrationChecksum(insert(2)));
  });

  it('is the same every time, of every migration of the platform', async () => {
    const all = await readMigrations();
    expect(all.length).toBeGreaterThan(30);
    for (const migration of all)
      expect([migration.name, await migrationChecksum(migration)]).toEqual([migration.name, await migrationChecksum(migration)]);
  });

  it('is kept for every migration that is applied', async () => {
    const { rows } = await sql<{
      name: string;
      checksum: string;
    }>`select name, checksum from schema_migration order by name`.execute(database.db);
    const expected = await Promise.all(
      (await readMigrations()).map(async (each) => ({ name: each.name, checksum: await migrationChecksum(each) })),
    );
    expect(rows).toEqual(expected);
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
