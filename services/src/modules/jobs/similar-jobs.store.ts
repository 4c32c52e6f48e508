import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTitle, stillOpen, type Condition } from './search-terms.store.ts';

/** What a job has that others may have in common with it. */
interface JobTraits {
  /** Any of its title's words, as a tsquery; null when there is none. */
  title: string | null;
  skills: number[];
  /** Keys of its countries. */
  countries: string[];
}

export async function traitsOf(db: Database, jobId: string): Promise<JobTraits | undefined> {
  const { rows } = await sql<JobTraits>`
    select (
        select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''', ' | ')
        from unnest(tsvector_to_array(to_tsvector('english', title))) word
      ) as title,
      array(select skill_id from job_skill where job_id = job.id) as skills,
      array(select 'c:' || (place ->> 'country') from jsonb_array_elements(places) place where place ->> 'country' is not null) as countries
    from job where id = ${jobId}::uuid`.execute(db);
  return rows[0];
}

export const likeIt = (jobId: string, title: string, now: Date): Condition[] => [
  inTitle(title),
  sql<boolean>`job_id <> ${jobId}::uuid`,
  stillOpen(now),
];

/** Those of the jobs with most title words and skills in common, the same country before others. */
export async function mostAlike(
  db: Database,
  { title, skills, countries }: JobTraits & { title: string },
  { jobIds, limit }: { jobIds: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from job_search where job_id = any(${[...jobIds]}::uuid[])
    order by
      ts_rank(title_vector, ${title}::tsquery) * 4
      + (select count(*) from unnest(skill_ids) skill where skill = any(${skills}::int[])) * 0.3
      + case when place_keys && ${countries}::text[] then 0.5 else 0 end desc, posted_at desc, job_id
    limit ${limit}::int`.execute(db);
  return rows.map((row) => row.job_id);
}
