import { sql, type Kysely } from 'kysely';

/** Who wrote a message for an employer, if the employer says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message add column sender_name text, add column sender_title text`.execute(db);
}
