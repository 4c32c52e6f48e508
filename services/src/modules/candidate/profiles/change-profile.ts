import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { holdCandidate } from './held-candidate.store.ts';

interface Changed {
  /** False if nothing was changed. */
  ok: boolean;
}

/**
 * Runs a change of a profile in a transaction, one at a time for each candidate, and reports it with `profile.changed`. `hold` takes
 * the locks that come before the candidate's.
 */
export async function changeProfile<Outcome extends Changed>(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  candidateId: string,
  change: (trx: Transaction) => Promise<Outcome>,
  hold?: (trx: Transaction) => Promise<void>,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    await hold?.(trx);
    await holdCandidate(trx, candidateId);
    const outcome = await change(trx);
    if (outcome.ok) await outbox.add(trx, 'profile.changed', { candidateId });
    return outcome;
  });
}
