import { sql, type Kysely } from 'kysely';

/** The cover letter and the telephone number that a candidate sends with an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column cover_letter text, add column telephone text`.execute(db);
  await sql`alter table application_draft add column cover_letter text, add column telephone text`.execute(db);
}
