import type { Transaction } from '../../../platform/database/database.ts';

/** Locks the candidate until the transaction ends, so that changes of their profile are made one after the other. */
export async function lockProfile(trx: Transaction, candidateId: string): Promise<void> {
  await trx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute();
}
