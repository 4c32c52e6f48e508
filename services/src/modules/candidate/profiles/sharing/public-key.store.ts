import type { Database, Transaction } from '../../../../platform/database/database.ts';

export async function publicKeyOf(db: Database, candidateId: string): Promise<string | null> {
  const row = await db.selectFrom('public_profile').select('key').where('candidate_id', '=', candidateId).executeTakeFirst();
  return row?.key ?? null;
}

/** The candidate whose public profile has the key. */
export async function candidateOfKey(db: Database, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('public_profile').select('candidate_id').where('key', '=', key).executeTakeFirst();
  return row?.candidate_id;
}

/** Replaces the former key. */
export async function savePublicKey(trx: Transaction, candidateId: string, key: string, now: Date): Promise<void> {
  await trx
    .insertInto('public_profile')
    .values({ candidate_id: candidateId, key, created_at: now })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ key, created_at: now }))
    .execute();
}

export async function deletePublicKey(trx: Transaction, candidateId: string): Promise<void> {
  await trx.deleteFrom('public_profile').where('candidate_id', '=', candidateId).execute();
}
