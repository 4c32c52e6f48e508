import { sql, type Kysely } from 'kysely';

/** Jobs are indexed by whole words. Those that are stored have English stems: version 0, until they are indexed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create text search dictionary job_words (template = pg_catalog.simple, stopwords = english)`.execute(db);
  await sql`create text search configuration job_words (copy = pg_catalog.english)`.execute(db);
  await sql`
    alter text search configuration job_words
    alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part with job_words`.execute(db);
  await sql`alter table job_search add column index_version smallint not null default 0`.execute(db);
  await sql`create index job_search_outdated on job_search (posted_at desc, job_id desc) where index_version < 1`.execute(db);
}
