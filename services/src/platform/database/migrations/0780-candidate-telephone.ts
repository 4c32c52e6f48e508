import { sql, type Kysely } from 'kysely';

/** The telephone number of a candidate, shared like the email address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table candidate add column telephone text`.execute(db);
}
