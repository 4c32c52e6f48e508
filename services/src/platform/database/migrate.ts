import { readdir } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { lock, tryLock } from './advisory-locks.ts';
import type { Database, Transaction } from './database.ts';
import { migrationChecksum } from './migration-checksum.ts';
import { liftTimeLimit } from './time-limit.ts';

/**
 * The exports of a file in migrations/. Forward only; the code of the previous release must run on the new schema. It runs the
 * same statements whatever the database holds: their checksum tells whether a released migration was edited.
 */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
}

interface NamedMigration extends Migration {
  name: string;
}

interface MigrateOptions {
  /** Called once if another process is migrating. */
  onWait?: () => void;
  /** Instead of those of the platform. */
  migrations?: readonly NamedMigration[];
}

const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER = 15;

/** For a migration, which knows no table by its type. */
export const withoutTables = (trx: Transaction) => trx as unknown as Kysely<unknown>;

/** Thrown if the server is older than the platform requires. */
export class ServerTooOld extends Error {
  constructor(version: string) {
    super(`The database server is PostgreSQL ${version}; hireHQ requires ${OLDEST_SERVER} or newer.`);
    this.name = 'ServerTooOld';
  }
}

/** A migration was edited after it was applied: the database does not have what the file says now. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(
      `The migration ${name} was applied to this database and has been changed since. Restore the file as it was, and make the change in a new migration. A database without data worth keeping can be made again: npm start -- --fresh, or an empty database for DATABASE_URL. If this database already has what the file says now, accept it with: update schema_migration set checksum = null where name = '${name}'`,
    );
    this.name = 'MigrationChanged';
  }
}

/** Every migration of the platform, in their order. */
export async function readMigrations(): Promise<NamedMigration[]> {
  const files = await readdir(FOLDER);
  const names = files.filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`Two migrations have the number ${twice}. Give the newer one the next free number.`);
  return Promise.all(
    names.map(async (name) => {
      const { up } = (await import(new URL(name, FOLDER).href)) as Migration;
      return { name, up };
    }),
  );
}

export function assertServerVersion(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST_SERVER) throw new ServerTooOld(version);
}

/** Lets one process at a time continue until its transaction ends. */
async function lockMigrations(trx: Transaction, onWait: () => void): Promise<void> {
  await liftTimeLimit(trx);
  if (await tryLock(trx, 'migrations')) return;
  onWait();
  await lock(trx, 'migrations');
}

interface Applied {
  name: string;
  /** Null where a release applied it that kept no checksums. */
  checksum: string | null;
}

async function appliedMigrations(trx: Transaction): Promise<Map<string, Applied>> {
  const { rows } = await sql<Applied>`select name, checksum from schema_migration`.execute(trx);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Returns the names of applied migrations; throws MigrationChanged. One without a checksum is assumed to match its file. */
async function checkApplied(trx: Transaction, checksums: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const applied = await appliedMigrations(trx);
  for (const [name, checksum] of checksums) {
    const known = applied.get(name);
    if (known?.checksum === null) await sql`update schema_migration set checksum = ${checksum} where name = ${name}`.execute(trx);
    else if (known && known.checksum !== checksum) throw new MigrationChanged(name);
  }
  return new Set(applied.keys());
}

/**
 * Applies missing migrations, each in its own transaction; processes that start at the same time wait for each other.
 * Throws ServerTooOld and MigrationChanged. Returns the names of the migrations that this process applied.
 */
export async function migrate(db: Database, { onWait, migrations }: MigrateOptions = {}): Promise<string[]> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  assertServerVersion(rows[0]?.server_version ?? '');
  const all = migrations ?? (await readMigrations());
  const checksums = new Map<string, string>();
  for (const migration of all) checksums.set(migration.name, await migrationChecksum(migration));
  let told = false;
  const tellOnce = () => {
    if (!told) onWait?.();
    told = true;
  };
  const done = await db.transaction().execute(async (trx) => {
    await lockMigrations(trx, tellOnce);
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    await sql`alter table schema_migration add column if not exists checksum text`.execute(trx);
    return checkApplied(trx, checksums);
  });
  const applied: string[] = [];
  for (const { name, up } of all.filter((each) => !done.has(each.name))) {
    await db.transaction().execute(async (trx) => {
      await lockMigrations(trx, tellOnce);
      if ((await appliedMigrations(trx)).has(name)) return;
      await up(withoutTables(trx));
      await sql`insert into schema_migration (name, checksum) values (${name}, ${checksums.get(name)})`.execute(trx);
      applied.push(name);
    });
  }
  return applied;
}
