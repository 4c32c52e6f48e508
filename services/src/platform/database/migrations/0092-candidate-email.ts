import { sql, type Kysely } from 'kysely';

/** Mails to an address that may be a candidate's are in the language that candidate reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index candidate_email on candidate (lower(email_address))`.execute(db);
}
