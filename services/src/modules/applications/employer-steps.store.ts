import { sql } from 'kysely';
import type { ProcessChange } from '@hirehq/shared-contracts/codes';
import type { Database } from '../../platform/database/database.ts';

/** Offers that the candidate can accept or decline, those that expire first at the front. */
export async function openOffers(db: Database, candidateId: string, { now, limit }: { now: Date; limit: number }) {
  return db
    .selectFrom('application')
    .innerJoin('offer', 'offer.application_id', 'application.id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select([
      'application.id',
      'application.job_id as jobId',
      'job.title as jobTitle',
      'enterprise.establishment_name as employerName',
      'offer.offered_at as offeredAt',
      'offer.expires_at as expiresAt',
    ])
    .where('application.candidate_id', '=', candidateId)
    .where('application.enterprise_process_status', '=', 'F')
    .where('application.candidate_process_status', 'is', null)
    .where('application.withdrawn_at', 'is', null)
    .where('application.closed_at', 'is', null)
    .where('offer.answered_at', 'is', null)
    .where(({ eb, or }) => or([eb('offer.expires_at', 'is', null), eb('offer.expires_at', '>', now)]))
    .orderBy('offer.expires_at', (order) => order.asc().nullsLast())
    .orderBy('offer.offered_at')
    .orderBy('application.id')
    .limit(limit)
    .execute();
}

/** Steps by which an employer shows interest in a candidate. */
const SIGNS = ['shortlisted', 'interview scheduled', 'offered'] as const satisfies readonly ProcessChange[];

interface EmployerStep {
  applicationId: string;
  jobId: string;
  jobTitle: string;
  employerName: string;
  change: (typeof SIGNS)[number];
  at: Date;
}

/** The last step of the employer in each application that is neither withdrawn nor closed, the latest first. */
export async function employerSteps(
  db: Database,
  candidateId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<EmployerStep[]> {
  const { rows } = await sql<EmployerStep>`
    select application.id as "applicationId", job.id as "jobId", job.title as "jobTitle",
      enterprise.establishment_name as "employerName", step.change, step.recorded_at as at
    from application
    join job on job.id = application.job_id
    join enterprise on enterprise.id = job.enterprise_id
    cross join lateral (
      select id, change, recorded_at from process_record
      where application_id = application.id and actor = 'enterprise' and change = any(${[...SIGNS]}::text[])
        and recorded_at >= ${since}
      order by id desc limit 1
    ) step
    where application.candidate_id = ${candidateId} and application.changed_at >= ${since}
      and application.withdrawn_at is null and application.closed_at is null
    order by step.recorded_at desc, step.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function hasApplied(db: Database, candidateId: string): Promise<boolean> {
  const row = await db.selectFrom('application').select('id').where('candidate_id', '=', candidateId).limit(1).executeTakeFirst();
  return row !== undefined;
}
