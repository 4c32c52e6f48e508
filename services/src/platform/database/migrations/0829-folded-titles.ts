import { sql, type Kysely } from 'kysely';

/** The title of a job as searches read it, beside its words: 300 titles are read for a page. Jobs get theirs when they are indexed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_search add column folded_title text`.execute(db);
  await sql`drop index if exists job_search_outdated`.execute(db);
  await sql`create index job_search_outdated on job_search (posted_at desc, job_id desc) where index_version < 5`.execute(db);
}
