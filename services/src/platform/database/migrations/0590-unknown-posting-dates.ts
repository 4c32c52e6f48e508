import { sql, type Kysely } from 'kysely';

/** A job whose feed does not say when it was posted is sorted behind all others, and shown without a date (SV-09). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column posted_at_known boolean not null default true`.execute(db);
}
