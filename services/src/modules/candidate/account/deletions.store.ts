import type { Database, Transaction } from '../../../platform/database/database.ts';

/** When the account will be deleted; undefined if the candidate has not asked for it. */
export async function deletionDue(db: Database, candidateId: string): Promise<Date | undefined> {
  const row = await db.selectFrom('account_deletion').select('due_at').where('candidate_id', '=', candidateId).executeTakeFirst();
  return row?.due_at;
}

/** Undefined if the candidate had already asked for it. */
export async function insertDeletion(
  trx: Transaction,
  { candidateId, now, dueAt }: { candidateId: string; now: Date; dueAt: Date },
): Promise<Date | undefined> {
  const row = await trx
    .insertInto('account_deletion')
    .values({ candidate_id: candidateId, requested_at: now, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at;
}

/** False if the candidate had not asked for the deletion. */
export async function withdrawDeletion(trx: Transaction, candidateId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('account_deletion').where('candidate_id', '=', candidateId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Accounts whose grace period is over. */
export async function dueDeletions(trx: Transaction, now: Date): Promise<string[]> {
  const rows = await trx.selectFrom('account_deletion').select('candidate_id').where('due_at', '<=', now).execute();
  return rows.map((row) => row.candidate_id);
}

/** True if the account is due now; locks candidate and request until the transaction ends. */
export async function lockDueDeletion(trx: Transaction, candidateId: string, now: Date): Promise<boolean> {
  await trx.selectFrom('candidate').select('id').where('id', '=', candidateId).forUpdate().execute();
  const row = await trx
    .selectFrom('account_deletion')
    .select('candidate_id')
    .where('candidate_id', '=', candidateId)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Applications that employers still see. */
export async function visibleApplications(trx: Transaction, candidateId: string) {
  return trx
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['application.id as applicationId', 'application.job_id as jobId', 'job.enterprise_id as enterpriseId'])
    .where('application.candidate_id', '=', candidateId)
    .where('application.withdrawn_at', 'is', null)
    .execute();
}
