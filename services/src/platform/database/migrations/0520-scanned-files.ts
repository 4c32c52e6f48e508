import { sql, type Kysely } from 'kysely';

/** Files that cannot be read: those that wait for the virus scanner, and those in which it found something. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_scan (
      storage_key text primary key,
      state text not null check (state in ('WAITING', 'VIRUS')),
      created_at timestamptz not null default now()
    )`.execute(db);
}
