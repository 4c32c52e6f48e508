import { sql, type Kysely } from 'kysely';

/** The page of the employer from which an application came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column portal text`.execute(db);
}
