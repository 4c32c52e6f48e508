import type { Transaction } from '../../../platform/database/database.ts';
import { hasStorageFor } from '../../post/files/index.ts';
import { giveResume, ownsResume, unclaimedSize } from './resumes.store.ts';

/** `FULL`: it would exceed the storage of the candidate, so it stays unclaimed. */
export type ResumeClaim = 'OWN' | 'NOT_THERE' | 'FULL';

/**
 * Whether the résumé belongs to the candidate. One that a visitor uploaded and nobody has claimed becomes theirs: only the visitor who
 * uploaded it knows its id.
 */
export async function claimResume(trx: Transaction, candidateId: string, id: string): Promise<ResumeClaim> {
  const bytes = await unclaimedSize(trx, id);
  if (bytes !== undefined) {
    if (!(await hasStorageFor(trx, candidateId, { category: 'RESUME', bytes }))) return 'FULL';
    if (await giveResume(trx, candidateId, id)) return 'OWN';
  }
  return (await ownsResume(trx, candidateId, id)) ? 'OWN' : 'NOT_THERE';
}
