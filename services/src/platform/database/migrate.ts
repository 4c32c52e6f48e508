import { readdir } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** The exports of a file in migrations/. Forward only; the code of the previous release must run on the new schema. */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
}

interface MigrateOptions {
  /** Called once if another process is migrating. */
  onWait?: () => void;
}

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK = 4_817_263;
const OLDEST_SERVER = 15;

/** Thrown if the server is older than the platform requires. */
export class ServerTooOld extends Error {
  constructor(version: string) {
    super(`The database server is PostgreSQL ${version}; hireHQ requires ${OLDEST_SERVER} or newer.`);
    this.name = 'ServerTooOld';
  }
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  const names = files.filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`Two migrations have the number ${twice}. Give the newer one the next free number.`);
  return names;
}

export function assertServerVersion(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST_SERVER) throw new ServerTooOld(version);
}

/** Lets one process at a time go on, until its transaction ends; a lock of the transaction holds behind any pooler. */
async function lock(trx: Transaction, onWait: () => void): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(trx);
  if (rows[0]?.got) return;
  onWait();
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

async function appliedNames(db: Database): Promise<Set<string>> {
  const applied = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  return new Set(applied.rows.map((row) => row.name));
}

/**
 * Applies missing migrations, each in its own transaction; processes that start at the same time wait for each other.
 * Throws ServerTooOld. Returns the names of the migrations that this process applied.
 */
export async function migrate(db: Database, { onWait }: MigrateOptions = {}): Promise<string[]> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  assertServerVersion(rows[0]?.server_version ?? '');
  let told = false;
  const tellOnce = () => {
    if (!told) onWait?.();
    told = true;
  };
  await db.transaction().execute(async (trx) => {
    await lock(trx, tellOnce);
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
  });
  const done = await appliedNames(db);
  const applied: string[] = [];
  for (const name of (await migrationNames()).filter((each) => !done.has(each))) {
    const migration = (await import(new URL(name, FOLDER).href)) as Migration;
    await db.transaction().execute(async (trx) => {
      await lock(trx, tellOnce);
      if ((await appliedNames(trx)).has(name)) return;
      await migration.up(trx as unknown as Kysely<unknown>);
      await sql`insert into schema_migration (name) values (${name})`.execute(trx);
      applied.push(name);
    });
  }
  return applied;
}
