import { sql, type Kysely } from 'kysely';

/** How the panel of a completed round rates the candidate, beside how the candidate rates the panel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interview
      add column rating_of_candidate_by_panel int check (rating_of_candidate_by_panel between 1 and 5)`.execute(db);
}
