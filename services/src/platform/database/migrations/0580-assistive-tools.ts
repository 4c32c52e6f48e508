import { sql, type Kysely } from 'kysely';

/** The tools of the assistive toolbar and the simplified view travel with the account (AX-09). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table candidate add column assistive_tools text`.execute(db);
}
