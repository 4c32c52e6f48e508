import { sql, type Kysely } from 'kysely';

/** What a notification's sentence names, so that it is said in the language its candidate reads now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notification add column text_values jsonb`.execute(db);
}
