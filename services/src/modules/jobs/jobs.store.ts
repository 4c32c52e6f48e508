import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { JobTable, StoredPlace, StoredQuestion } from '../../platform/database/tables/jobs.ts';

/** A job without its long text, and the employer's name. */
export interface JobRow extends Omit<
  JobTable,
  'description_html' | 'places' | 'questions' | 'created_at' | 'updated_at' | 'content_hash' | 'source' | 'source_id'
> {
  places: StoredPlace[];
  questions: StoredQuestion[];
  establishment_name: string;
  about: string | null;
  logo_file: string | null;
}

export async function jobsByIds(db: Database, ids: readonly string[]): Promise<Map<string, JobRow>> {
  const { rows } = await sql<JobRow>`
    select job.id, job.enterprise_id, job.source_url, job.title, job.summary, job.places, job.work_mode, job.remote, job.employment_type, job.experience_level,
      job.education, job.pay_currency, job.pay_min, job.pay_max, job.pay_unit, job.easy_apply, job.questions, job.posted_at, job.closes_on, job.closed_at,
      enterprise.establishment_name, enterprise.about, enterprise.logo_file
    from job join enterprise on enterprise.id = job.enterprise_id
    where job.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function descriptionsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('job').select(['id', 'description_html']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.description_html]));
}

export interface JobSkillRow {
  job_id: string;
  skill_id: number;
  name: string;
  min_years: number | null;
}

export async function skillsOfJobs(db: Database, ids: readonly string[]): Promise<Map<string, JobSkillRow[]>> {
  const rows = await db
    .selectFrom('job_skill')
    .innerJoin('skill', 'skill.id', 'job_skill.skill_id')
    .select(['job_skill.job_id', 'job_skill.skill_id', 'job_skill.min_years', 'skill.name'])
    .where('job_skill.job_id', 'in', ids)
    .orderBy('job_skill.position')
    .execute();
  return Map.groupBy(rows, (row) => row.job_id);
}

export async function openJobsOf(db: Database, enterpriseIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('job')
    .select(({ fn }) => ['enterprise_id', fn.countAll<number>().as('count')])
    .where('enterprise_id', 'in', enterpriseIds)
    .where('closed_at', 'is', null)
    .groupBy('enterprise_id')
    .execute();
  return new Map(rows.map((row) => [row.enterprise_id, row.count]));
}

export async function savedOf(db: Database, candidateId: string, jobIds: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('saved_job')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', jobIds)
    .execute();
  return new Map(rows.map((row) => [row.job_id, true]));
}

export async function viewerSkills(db: Database, candidateId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('candidate_skill')
    .select(['skill_id', 'years_of_experience'])
    .where('candidate_id', '=', candidateId)
    .execute();
  return new Map(rows.map((row) => [row.skill_id, Number(row.years_of_experience)]));
}

/** False when there is no such job. */
export async function setSaved(db: Database, candidateId: string, jobId: string, saved: boolean): Promise<boolean> {
  const job = await db.selectFrom('job').select('id').where('id', '=', jobId).executeTakeFirst();
  if (!job) return false;
  if (saved) {
    await db
      .insertInto('saved_job')
      .values({ candidate_id: candidateId, job_id: jobId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('saved_job').where('candidate_id', '=', candidateId).where('job_id', '=', jobId).execute();
  }
  return true;
}

/** Open jobs with most skills or title words in common, the same country before others. */
export async function similarJobs(db: Database, jobId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    with own as (
      select skill_ids, place_keys, title_words.query from (select coalesce(array_agg(skill_id), '{}') as skill_ids from job_skill where job_id = ${jobId}) skills
      cross join (
        select coalesce(nullif(array_to_string(tsvector_to_array(to_tsvector('english', title)), ' | '), ''), 'x')::tsquery as query,
          array(select 'c:' || (place ->> 'country') from jsonb_array_elements(places) place) as place_keys
        from job where id = ${jobId}
      ) title_words
    ),
    near as (
      select job_id, posted_at, job_search.skill_ids, job_search.place_keys, title_vector from job_search, own
      where job_search.title_vector @@ own.query and job_search.job_id <> ${jobId}
      order by posted_at desc limit 400
    )
    select near.job_id from near, own
    order by
      ts_rank(near.title_vector, own.query) * 4
      + (select count(*) from unnest(near.skill_ids) skill where skill = any(own.skill_ids)) * 0.3
      + case when near.place_keys && own.place_keys then 0.5 else 0 end desc, near.posted_at desc, near.job_id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.job_id);
}
