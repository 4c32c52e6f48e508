import { sql } from 'kysely';
import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../platform/database/database.ts';

export interface MyJobRow {
  tab: MyJobsTab;
  job_id: string;
  changed_at: Date;
}

/** Every job of a candidate with its tab; an active application takes precedence over a bookmark. */
const tabs = (candidateId: string) => sql`
  with latest as (
    select distinct on (job_id) id, job_id, enterprise_process_status as status, withdrawn_at, closed_at, changed_at
    from application where candidate_id = ${candidateId}
    order by job_id, withdrawn_at desc nulls first
  ),
  applied as (
    select
      case
        when latest.withdrawn_at is not null or latest.closed_at is not null or latest.status = 'B' then 'CLOSED'
        when latest.status = 'O' then 'ONBOARDED'
        when latest.status = 'F' then 'OFFERED'
        when exists (
          select from interview where interview.application_id = latest.id and interview.status in ('P', 'A')
            and interview.closure_status is null and not interview.round_completed
        ) then 'INTERVIEW'
        when job.closed_at is not null then 'CLOSED WITH THE JOB'
        when latest.status = 'S' then 'SHORTLISTED'
        else 'APPLIED'
      end as tab,
      latest.job_id, latest.changed_at, job.closed_at as job_closed_at
    from latest join job on job.id = latest.job_id
  ),
  mine as (
    select case tab when 'CLOSED WITH THE JOB' then 'CLOSED' else tab end as tab, job_id,
      case tab when 'CLOSED WITH THE JOB' then greatest(changed_at, job_closed_at) else changed_at end as changed_at
    from applied
    union all
    select 'APPLIED_ELSEWHERE', elsewhere.job_id, elsewhere.applied_at from applied_elsewhere elsewhere
    where candidate_id = ${candidateId} and not exists (select from latest where latest.job_id = elsewhere.job_id and latest.withdrawn_at is null)
    union all
    select 'SAVED', saved_job.job_id, saved_job.saved_at from saved_job
    where candidate_id = ${candidateId} and not exists (select from latest where latest.job_id = saved_job.job_id and latest.withdrawn_at is null)
      and not exists (select from applied_elsewhere elsewhere where elsewhere.candidate_id = ${candidateId} and elsewhere.job_id = saved_job.job_id)
  )`;

/** A condition on jobs of one employer; none without one. */
const ofEmployer = (enterpriseId: string | undefined) =>
  enterpriseId === undefined
    ? sql`true`
    : sql`exists (select from job where job.id = mine.job_id and job.enterprise_id::text = lower(${enterpriseId}))`;

export async function myJobsCounts(
  db: Database,
  candidateId: string,
  enterpriseId: string | undefined,
): Promise<Map<MyJobsTab, number>> {
  const { rows } = await sql<{
    tab: MyJobsTab;
    count: number;
  }>`${tabs(candidateId)} select tab, count(*)::int as count from mine where ${ofEmployer(enterpriseId)} group by tab`.execute(
    db,
  );
  return new Map(rows.map(({ tab, count }) => [tab, count]));
}

interface Page {
  tab: MyJobsTab;
  enterpriseId: string | undefined;
  after: { changedAt: Date; jobId: string } | undefined;
  limit: number;
}

export async function myJobsPage(
  db: Database,
  candidateId: string,
  { tab, enterpriseId, after, limit }: Page,
): Promise<MyJobRow[]> {
  const past = after
    ? sql`and (date_trunc('milliseconds', changed_at), job_id) < (${after.changedAt}, ${after.jobId}::uuid)`
    : sql``;
  const { rows } = await sql<MyJobRow>`
    ${tabs(candidateId)} select tab, job_id, date_trunc('milliseconds', changed_at) as changed_at from mine
    where tab = ${tab} and ${ofEmployer(enterpriseId)} ${past} order by 3 desc, job_id desc limit ${limit}`.execute(db);
  return rows;
}
