import { sql, type Kysely } from 'kysely';

/** Whether jobs have yet to be indexed again is asked with every search: the index has those below the current version of the index of words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists job_search_outdated`.execute(db);
  await sql`create index job_search_outdated on job_search (posted_at desc, job_id desc) where index_version < 3`.execute(db);
}
