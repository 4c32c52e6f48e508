import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/database.ts';
import { jsonText } from '../../../../platform/database/json-text.ts';
import { addSearchWords } from '../../skills/index.ts';
import { INDEXED, INDEX_VERSION } from '../terms/index-version.store.ts';
import { wordsOfTitles } from '../terms/searchable-text.ts';
import { citiesOfPlaces } from './cities-of-places.ts';
import { searchedWords, type SearchedJob } from './searched-words.ts';

type OutdatedJob = Omit<SearchedJob, 'plainText' | 'cities'> & { id: string; html: string };

/** The newest jobs that an earlier version has indexed, unless another process writes them now; locked until the transaction ends. */
async function outdatedJobs(trx: Transaction, most: number): Promise<OutdatedJob[]> {
  const { rows } = await sql<OutdatedJob>`
    with outdated as (
      select job_id from job_search where index_version < ${sql.lit(INDEX_VERSION)}
      order by posted_at desc, job_id desc limit ${most}::int for update skip locked
    )
    select job.id, title, establishment_name as company, places, employment_type as "employmentType", work_mode as "workMode", remote,
      description_html as html,
      array(select skill.name from job_skill join skill on skill.id = skill_id where job_skill.job_id = job.id order by position) as skills
    from outdated join job on job.id = outdated.job_id join enterprise on enterprise.id = enterprise_id`.execute(trx);
  return rows;
}

/**
 * Indexes some jobs again, the newest first, if an earlier version has indexed them; returns how many. Until all are done, searches
 * find each job by the version it is indexed in.
 */
export async function reindexJobs(trx: Transaction, textOf: (html: string) => string, most: number): Promise<number> {
  const jobs = await outdatedJobs(trx, most);
  if (jobs.length === 0) return 0;
  const cities = await citiesOfPlaces(trx, jobs);
  const rows = jobs.map((job) => ({
    id: job.id,
    ...searchedWords({ ...job, cities: cities(job), plainText: textOf(job.html) }),
  }));
  const words = sql`
    select id, folded_title as folded, to_tsvector(${INDEXED}, title_text) as title, to_tsvector(${INDEXED}, body_text) as body, place_keys as keys, health_work as health
    from json_to_recordset(${jsonText(rows)}::json) as r (id uuid, folded_title text, title_text text, body_text text, place_keys text[], health_work boolean)`;
  await sql`
    update job_search set folded_title = folded, title_vector = title, body_vector = body, place_keys = keys, health_work = health, index_version = ${sql.lit(INDEX_VERSION)}
    from (${words}) words where job_id = id`.execute(trx);
  await sql`
    update job_sample set title_vector = found.title_vector, body_vector = found.body_vector, place_keys = found.place_keys, health_work = found.health_work
    from job_search found where found.job_id = job_sample.job_id and job_sample.job_id = any(${jobs.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
  await addSearchWords(trx, new Set(jobs.flatMap(({ title, company }) => wordsOfTitles(`${title} ${company}`))));
  return jobs.length;
}
