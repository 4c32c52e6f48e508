import type { TestApp } from '../../platform/testing/test-app.ts';

/** The candidate belongs to a talent pool, asks to leave it, and asks for the deletion of the account. */
export async function letLeave({ db }: TestApp, candidateId: string, talentPoolId: string): Promise<void> {
  await db
    .insertInto('talent_pool_member')
    .values({ talent_pool_id: talentPoolId, candidate_id: candidateId, origin: 'I' })
    .execute();
  await db.updateTable('candidate').set({ unbind_request_status: 'P' }).where('id', '=', candidateId).execute();
  const [now, dueAt] = [new Date(), new Date(Date.now() + 7 * 86_400_000)];
  await db.insertInto('account_deletion').values({ candidate_id: candidateId, requested_at: now, due_at: dueAt }).execute();
}
