import { sql, type Kysely } from 'kysely';

/** The jobs to be indexed again are those below the current version, which has the places of a job also by the gazetteer's names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists job_search_outdated`.execute(db);
  await sql`create index job_search_outdated on job_search (posted_at desc, job_id desc) where index_version < 4`.execute(db);
}
