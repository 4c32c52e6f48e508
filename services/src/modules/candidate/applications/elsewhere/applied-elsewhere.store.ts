import type { Database } from '../../../../platform/database/database.ts';

/** When the candidate applied for these jobs on the employers' own pages. */
export async function appliedElsewhereOf(
  db: Database,
  candidateId: string,
  jobIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('applied_elsewhere')
    .select(['job_id', 'applied_at'])
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', jobIds)
    .execute();
  return new Map(rows.map((row) => [row.job_id, row.applied_at]));
}

/** Repeating it keeps the first time. */
export async function addAppliedElsewhere(db: Database, candidateId: string, jobId: string, now: Date): Promise<void> {
  await db
    .insertInto('applied_elsewhere')
    .values({ candidate_id: candidateId, job_id: jobId, applied_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeAppliedElsewhere(db: Database, candidateId: string, jobId: string): Promise<void> {
  await db.deleteFrom('applied_elsewhere').where('candidate_id', '=', candidateId).where('job_id', '=', jobId).execute();
}
