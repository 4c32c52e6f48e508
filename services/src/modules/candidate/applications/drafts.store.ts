import type { Selectable } from 'kysely';
import { lockSubject } from '../../../platform/database/advisory-locks.ts';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';
import type { ApplicationDraftTable } from '../../../platform/database/tables/applications.ts';

export type DraftRow = Selectable<ApplicationDraftTable>;

const draftOf = (db: Database, candidateId: string, jobId: string) =>
  db.selectFrom('application_draft').selectAll().where('candidate_id', '=', candidateId).where('job_id', '=', jobId);

export async function storedDraft(db: Database, candidateId: string, jobId: string): Promise<DraftRow | undefined> {
  return draftOf(db, candidateId, jobId).executeTakeFirst();
}

/** Serialises saving and sending of one application until the transaction ends, so that a sent application leaves no draft. */
export async function lockApplying(trx: Transaction, candidateId: string, jobId: string): Promise<void> {
  await lockSubject(trx, 'application', `${candidateId} ${jobId.toLowerCase()}`);
}

export async function insertDraft(trx: Transaction, { answers, ...draft }: DraftRow): Promise<DraftRow> {
  return trx
    .insertInto('application_draft')
    .values({ ...draft, answers: jsonb(answers) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateDraft(trx: Transaction, { answers, ...draft }: DraftRow): Promise<DraftRow> {
  return trx
    .updateTable('application_draft')
    .set({ ...draft, answers: jsonb(answers) })
    .where('candidate_id', '=', draft.candidate_id)
    .where('job_id', '=', draft.job_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteDraft(db: Database, candidateId: string, jobId: string): Promise<void> {
  await db.deleteFrom('application_draft').where('candidate_id', '=', candidateId).where('job_id', '=', jobId).execute();
}

export async function deleteOldestDrafts(trx: Transaction, candidateId: string, count: number): Promise<void> {
  const oldest = trx
    .selectFrom('application_draft')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .orderBy('saved_at')
    .orderBy('job_id')
    .limit(count);
  await trx.deleteFrom('application_draft').where('candidate_id', '=', candidateId).where('job_id', 'in', oldest).execute();
}

/** Deletes drafts unchanged since `untouchedSince`, and those of jobs that closed before `closedBefore`. */
export async function deleteOldDrafts(
  db: Database,
  { untouchedSince, closedBefore }: { untouchedSince: Date; closedBefore: Date },
): Promise<void> {
  await db.deleteFrom('application_draft').where('saved_at', '<', untouchedSince).execute();
  await db
    .deleteFrom('application_draft')
    .using('job')
    .whereRef('job.id', '=', 'application_draft.job_id')
    .where(({ or, eb }) =>
      or([eb('job.closed_at', '<', closedBefore), eb('job.closes_on', '<', closedBefore.toISOString().slice(0, 10))]),
    )
    .execute();
}
