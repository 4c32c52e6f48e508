import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { lockProfile } from './profile-lock.store.ts';

/**
 * Runs a change of a profile in a transaction, one at a time for each candidate, and reports it with `profile.changed`. `hold` takes
 * the locks that come before the candidate's.
 */
export async function changeProfile<Result>(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  candidateId: string,
  change: (trx: Transaction) => Promise<Result>,
  hold?: (trx: Transaction) => Promise<void>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await hold?.(trx);
    await lockProfile(trx, candidateId);
    const result = await change(trx);
    await outbox.add(trx, 'profile.changed', { candidateId });
    return result;
  });
}
