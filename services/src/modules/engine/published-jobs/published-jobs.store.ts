import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { JOB_FACTS, TEXT_COLUMNS, type JobFactColumns, type JobTextColumns } from '../../../platform/job-facts.ts';
import type { JobTable, StoredPlace } from '../../../platform/database/tables/jobs.ts';

type Published =
  | 'id'
  | 'enterprise_id'
  | 'title'
  | 'description_html'
  | 'remote'
  | 'education'
  | 'pay_currency'
  | 'pay_min'
  | 'pay_max'
  | 'pay_unit'
  | 'posted_at'
  | 'closes_on';

const FACTS = sql.raw([...JOB_FACTS.map(({ column }) => column), ...TEXT_COLUMNS].map((column) => `job.${column}`).join(', '));

export interface PublishedJob extends Pick<JobTable, Published>, JobFactColumns, JobTextColumns {
  places: StoredPlace[];
  establishment_name: string;
  domain_names: string[];
  logo_file: string | null;
  skills: string[] | null;
  /** The highest number of years it requires for a skill. */
  years: number | null;
}

/** Cursor: the list continues after this job. */
export interface JobPosition {
  postedAt: Date;
  id: string;
}

export interface JobMark {
  id: string;
  enterprise_id: string;
  posted_at: Date;
  updated_at: Date;
}

const behind = (after: JobPosition | undefined) =>
  after ? sql`and (job_search.posted_at, job_search.job_id) < (${after.postedAt}, ${after.id}::uuid)` : sql``;

/** Public open jobs, newest first: only the columns that show whether a page of them has changed. */
export async function marksOf(
  db: Database,
  { after, skip = 0, limit, now }: { after?: JobPosition | undefined; skip?: number; limit: number; now: Date },
): Promise<JobMark[]> {
  const { rows } = await sql<JobMark>`
    select job.id, job.enterprise_id, job.posted_at, job.updated_at from (
      select job_id, posted_at from job_search where (closes_on is null or closes_on >= ${now.toISOString().slice(0, 10)}::date) ${behind(after)}
      order by posted_at desc, job_id desc offset ${skip} limit ${limit}
    ) found join job on job.id = found.job_id order by found.posted_at desc, found.job_id desc`.execute(db);
  return rows;
}

/** These jobs with their texts, in the given order, without those that are no longer open and public. */
export async function publishedJobs(db: Database, ids: readonly string[]): Promise<PublishedJob[]> {
  const { rows } = await sql<PublishedJob>`
    select job.id, job.enterprise_id, job.title, job.description_html, job.places, job.remote, ${FACTS}, job.education,
      job.pay_currency, job.pay_min, job.pay_max, job.pay_unit,
      case when job.posted_at_known then job.posted_at else job.created_at end as posted_at, job.closes_on, enterprise.establishment_name,
      enterprise.domain_names, enterprise.logo_file,
      (select array_agg(skill.name order by job_skill.position) from job_skill join skill on skill.id = job_skill.skill_id where job_skill.job_id = job.id) as skills,
      (select max(job_skill.min_years) from job_skill where job_skill.job_id = job.id) as years
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join job on job.id = asked.id join job_search on job_search.job_id = job.id join enterprise on enterprise.id = job.enterprise_id
    where job.closed_at is null and job.talent_pool_id is null
    order by asked.place`.execute(db);
  return rows;
}

export async function countPublished(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('job_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.or([where('closes_on', 'is', null), where('closes_on', '>=', now.toISOString().slice(0, 10))]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of employers with public open jobs. */
export async function publishedEmployers(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from enterprise
    where exists (
      select from job where job.enterprise_id = enterprise.id and job.closed_at is null and job.talent_pool_id is null
    )
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
