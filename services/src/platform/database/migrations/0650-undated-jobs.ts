import { sql, type Kysely } from 'kysely';

/** Jobs without a posting date come last in a list sorted by date: those that are new are found by when they were added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index job_undated on job (created_at desc) where not posted_at_known and closed_at is null`.execute(db);
}
