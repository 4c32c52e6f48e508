import { readdir } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';

/** What a file of migrations/ exports. Forward only; the code of the release before must run on the new schema. */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
}

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK = 4_817_263;

async function migrationNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  const names = files.filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`Two migrations have the number ${twice}; give the newer one the next free number.`);
  return names;
}

/** Applies what is missing, each migration in its own transaction; processes that start together wait for each other. */
export async function migrate(db: Database): Promise<string[]> {
  const names = await migrationNames();
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const applied = await sql<{ name: string }>`select name from schema_migration`.execute(connection);
      const done = new Set(applied.rows.map((row) => row.name));
      const missing = names.filter((name) => !done.has(name));
      for (const name of missing) {
        const migration = (await import(new URL(name, FOLDER).href)) as Migration;
        await connection.transaction().execute(async (trx) => {
          await migration.up(trx as unknown as Kysely<unknown>);
          await sql`insert into schema_migration (name) values (${name})`.execute(trx);
        });
      }
      return missing;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
