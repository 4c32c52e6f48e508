import { sql, type Kysely } from 'kysely';

/** The version of the catalogue that is stored, so that a start stores it only after a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stored_catalogue (name text primary key, digest text not null)`.execute(db);
}
