import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lease (name text primary key, holder uuid not null, expires_at timestamptz not null)`.execute(db);
}
