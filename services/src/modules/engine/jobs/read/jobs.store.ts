import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { JobTable, StoredPlace, StoredQuestion } from '../../../../platform/database/tables/jobs.ts';
import type { JobResponse } from './job-response.ts';
import { JOB_FACTS, TEXT_COLUMNS } from '../../../../platform/job-facts.ts';

const FACTS = sql.raw([...JOB_FACTS.map(({ column }) => column), ...TEXT_COLUMNS].map((column) => `job.${column}`).join(', '));

/** A job without its description, with the employer's name. */
export interface JobRow extends Omit<
  JobTable,
  | 'description_html'
  | 'places'
  | 'questions'
  | 'updated_at'
  | 'posted_at_known'
  | 'created_at'
  | 'content_hash'
  | 'source'
  | 'source_id'
> {
  posted_at_known: boolean;
  created_at: Date;
  places: StoredPlace[];
  questions: StoredQuestion[];
  establishment_name: string;
  about: string | null;
  logo_file: string | null;
}

export async function jobsByIds(db: Database, ids: readonly string[]): Promise<Map<string, JobRow>> {
  const { rows } = await sql<JobRow>`
    select job.id, job.enterprise_id, job.source_url, job.title, job.summary, job.places, job.remote, ${FACTS},
      job.education, job.pay_currency, job.pay_min, job.pay_max, job.pay_unit, job.questions, job.posted_at, job.posted_at_known, job.created_at, job.closes_on, job.closed_at, job.talent_pool_id,
      enterprise.establishment_name, enterprise.about, enterprise.logo_file
    from job join enterprise on enterprise.id = job.enterprise_id
    where job.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of these private jobs that a candidate may see: as a member of the talent pool, or because they have applied. */
export async function privateJobsOf(db: Database, candidateId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select job.id from job where job.id = any(${[...ids]}::uuid[]) and (
      exists (select from talent_pool_member member where member.talent_pool_id = job.talent_pool_id and member.candidate_id = ${candidateId})
      or exists (select from application where application.job_id = job.id and application.candidate_id = ${candidateId})
    )`.execute(db);
  return new Set(rows.map((row) => row.id));
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

/** Employers as jobs show them. */
export async function enterprisesOf(db: Database, ids: readonly string[]): Promise<Map<string, JobResponse['enterprise']>> {
  const rows = await db
    .selectFrom('enterprise')
    .select(['id', 'establishment_name as establishmentName', 'about', 'logo_file as logoFile'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function openJobsOf(db: Database, enterpriseIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('job')
    .select(({ fn }) => ['enterprise_id', fn.countAll<number>().as('count')])
    .where('enterprise_id', 'in', enterpriseIds)
    .where('closed_at', 'is', null)
    .where('talent_pool_id', 'is', null)
    .groupBy('enterprise_id')
    .execute();
  return new Map(rows.map((row) => [row.enterprise_id, row.count]));
}

export async function savedStateOf(db: Database, candidateId: string, jobIds: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('saved_job')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', jobIds)
    .execute();
  return new Map(rows.map((row) => [row.job_id, true]));
}

export async function setSaved(db: Database, candidateId: string, jobId: string, saved: boolean): Promise<void> {
  if (saved) {
    await db
      .insertInto('saved_job')
      .values({ candidate_id: candidateId, job_id: jobId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('saved_job').where('candidate_id', '=', candidateId).where('job_id', '=', jobId).execute();
  }
}
