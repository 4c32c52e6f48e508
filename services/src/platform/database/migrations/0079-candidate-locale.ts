import { sql, type Kysely } from 'kysely';

/** The language a candidate reads: that of the page they last used. Null until they have been here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table candidate add column locale text`.execute(db);
}
