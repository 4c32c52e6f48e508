import type { JobReportReason } from '@hirehq/shared-contracts/graphql/types';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface NewJobReport {
  jobId: string;
  candidateId: string | null;
  reporter: string;
  reason: JobReportReason;
  details: string | null;
  now: Date;
}

/** A person's first report of a job is kept; later ones change nothing. */
export async function insertReport(db: Database, report: NewJobReport): Promise<void> {
  await db
    .insertInto('job_report')
    .values({
      id: newId(),
      job_id: report.jobId,
      candidate_id: report.candidateId,
      reporter: report.reporter,
      reason: report.reason,
      details: report.details,
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'reporter']).doNothing())
    .execute();
}

export async function isReported(db: Database, jobId: string, reporter: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_report')
    .select('id')
    .where('job_id', '=', jobId)
    .where('reporter', '=', reporter)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reports since then, newest first. */
export async function newestReports(db: Database, since: Date) {
  return db
    .selectFrom('job_report')
    .innerJoin('job', 'job.id', 'job_report.job_id')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select([
      'job_report.job_id',
      'job_report.reason',
      'job_report.details',
      'job_report.created_at',
      'job.title',
      'job.closed_at',
      'enterprise.establishment_name',
    ])
    .where('job_report.created_at', '>=', since)
    .orderBy('job_report.created_at', 'desc')
    .orderBy('job_report.id')
    .execute();
}
