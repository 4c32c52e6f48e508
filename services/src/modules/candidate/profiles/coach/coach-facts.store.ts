import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';

/** The jobs that the candidate dealt with last: saved, begun to apply for, or applied for. */
export async function lastJobs(db: Database, candidateId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from (
      select job_id, saved_at as at from saved_job where candidate_id = ${candidateId}
      union all select job_id, saved_at from application_draft where candidate_id = ${candidateId}
      union all select job_id, submitted_at from application where candidate_id = ${candidateId}
    ) dealt_with group by job_id order by max(at) desc, job_id limit ${limit}`.execute(db);
  return rows.map((row) => row.job_id);
}

export interface SavedJob {
  id: string;
  title: string;
  closes_on: string | null;
}

/** Open jobs that the candidate has saved and not applied for, those that close first at the front. */
export async function savedAndOpen(db: Database, candidateId: string, today: string, limit: number): Promise<SavedJob[]> {
  return db
    .selectFrom('saved_job')
    .innerJoin('job', 'job.id', 'saved_job.job_id')
    .select(['job.id', 'job.title', 'job.closes_on'])
    .where('saved_job.candidate_id', '=', candidateId)
    .where('job.closed_at', 'is', null)
    .where((where) => where.or([where('job.closes_on', 'is', null), where('job.closes_on', '>=', today)]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('application')
            .select('application.id')
            .whereRef('application.job_id', '=', 'job.id')
            .whereRef('application.candidate_id', '=', 'saved_job.candidate_id'),
        ),
      ),
    )
    .orderBy('job.closes_on', (order) => order.asc().nullsLast())
    .orderBy('saved_job.saved_at')
    .orderBy('job.id')
    .limit(limit)
    .execute();
}

export async function hasSavedSearch(db: Database, candidateId: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_search')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function dismissedSteps(db: Database, candidateId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('coach_dismissal').select('step_id').where('candidate_id', '=', candidateId).execute();
  return new Set(rows.map((row) => row.step_id));
}

export async function saveDismissal(trx: Transaction, candidateId: string, stepId: string, now: Date): Promise<void> {
  await trx
    .insertInto('coach_dismissal')
    .values({ candidate_id: candidateId, step_id: stepId, dismissed_at: now })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'step_id']).doUpdateSet({ dismissed_at: now }))
    .execute();
}

export async function forgetOldestDismissals(trx: Transaction, candidateId: string, count: number): Promise<void> {
  const oldest = trx
    .selectFrom('coach_dismissal')
    .select('step_id')
    .where('candidate_id', '=', candidateId)
    .orderBy('dismissed_at')
    .orderBy('step_id')
    .limit(count);
  await trx.deleteFrom('coach_dismissal').where('candidate_id', '=', candidateId).where('step_id', 'in', oldest).execute();
}
