import { sql, type Kysely } from 'kysely';

/** The folder a release was published from, from which a damaged file is restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release add column built_in text`.execute(db);
}
