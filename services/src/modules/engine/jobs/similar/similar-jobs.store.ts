import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { inTitle, ofCompanyTag, ofEnterprise, ofHealth, stillOpen, type Condition } from '../terms/conditions.store.ts';
import { anyWordQueries } from '../terms/index-version.store.ts';

/** Traits of a job that similar jobs may share. */
export interface TitledJob {
  id: string;
  /** Any of the words of its title, as a tsquery. */
  title: string;
  skills: number[];
  /** Place keys of its countries. */
  countries: string[];
}

/** The traits of those jobs whose title has words to compare. */
export async function traitsOf(db: Database, jobIds: readonly string[]): Promise<TitledJob[]> {
  const { rows } = await sql<TitledJob>`
    select id, title,
      array(select skill_id from job_skill where job_id = job.id) as skills,
      array(select 'c:' || (place ->> 'country') from jsonb_array_elements(places) place where place ->> 'country' is not null) as countries
    from job where id = any(${[...jobIds]}::uuid[])`.execute(db);
  const queries = await anyWordQueries(
    db,
    rows.map(({ title }) => title),
  );
  return rows.flatMap(({ title, ...row }) => {
    const query = queries.get(title);
    return query ? [{ ...row, title: query }] : [];
  });
}

/** Which jobs may be like others. */
export interface AmongJobs {
  now: Date;
  /** Only jobs of this employer. */
  onlyEmployer?: string | undefined;
  /** Only jobs of employers with this tag. */
  companyTag?: string;
  /** True for work in health only. */
  healthWork?: boolean;
}

export const likeIt = (title: string, { now, onlyEmployer, companyTag, healthWork = false }: AmongJobs): Condition[] => [
  inTitle(title),
  stillOpen(now),
  ...(onlyEmployer === undefined ? [] : [ofEnterprise(onlyEmployer)]),
  ...(companyTag === undefined ? [] : [ofCompanyTag(companyTag)]),
  ...(healthWork ? [ofHealth] : []),
];

/** For each of the jobs, which share a title: the jobs with most title words and skills in common, those in the same country first. */
export async function mostAlike(
  db: Database,
  jobs: readonly TitledJob[],
  { jobIds, limit }: { jobIds: readonly string[]; limit: number },
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ like_id: string; job_id: string }>`
    select wanted.id as like_id, alike.job_id
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as wanted(id uuid, title text, skills int[], countries text[]),
    lateral (
      select job_id, posted_at,
        ts_rank(title_vector, wanted.title::tsquery) * 4
        + (select count(*) from unnest(skill_ids) skill where skill = any(wanted.skills)) * 0.3
        + case when place_keys && wanted.countries then 0.5 else 0 end as likeness
      from job_search where job_id = any(${[...jobIds]}::uuid[]) and job_id <> wanted.id
      order by likeness desc, posted_at desc, job_id limit ${limit}::int
    ) alike
    order by likeness desc, posted_at desc, job_id`.execute(db);
  const alike = Map.groupBy(rows, (row) => row.like_id);
  return new Map([...alike].map(([id, found]) => [id, found.map((row) => row.job_id)]));
}
