import { sql, type Kysely } from 'kysely';

/** Where a mail of a kind nobody has to get can be stopped (RFC 8058). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column unsubscribe_url text`.execute(db);
}
