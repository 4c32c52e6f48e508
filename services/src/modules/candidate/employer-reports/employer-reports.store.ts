import type { EmployerReportReason } from '@hirehq/shared-contracts/codes';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface NewEmployerReport {
  enterpriseId: string;
  candidateId: string | null;
  reporter: string;
  reason: EmployerReportReason;
  details: string | null;
  now: Date;
}

/** A person's first report of an employer is kept; later ones change nothing. */
export async function insertEmployerReport(db: Database, report: NewEmployerReport): Promise<void> {
  await db
    .insertInto('employer_report')
    .values({
      id: newId(),
      enterprise_id: report.enterpriseId,
      candidate_id: report.candidateId,
      reporter: report.reporter,
      reason: report.reason,
      details: report.details,
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['enterprise_id', 'reporter']).doNothing())
    .execute();
}

export async function isEmployerReported(db: Database, enterpriseId: string, reporter: string): Promise<boolean> {
  const row = await db
    .selectFrom('employer_report')
    .select('id')
    .where('enterprise_id', '=', enterpriseId)
    .where('reporter', '=', reporter)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reports since then, newest first. */
export async function newestEmployerReports(db: Database, since: Date) {
  return db
    .selectFrom('employer_report')
    .innerJoin('enterprise', 'enterprise.id', 'employer_report.enterprise_id')
    .select([
      'employer_report.enterprise_id',
      'employer_report.reason',
      'employer_report.details',
      'employer_report.created_at',
      'enterprise.establishment_name',
    ])
    .where('employer_report.created_at', '>=', since)
    .orderBy('employer_report.created_at', 'desc')
    .orderBy('employer_report.id')
    .execute();
}
