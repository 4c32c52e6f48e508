import type { Database } from '../../../../platform/database/database.ts';
import { noteHistory } from './history.store.ts';

/** Notes that the operator has added or revoked a key, in the transaction that did it. */
export const noteKey = (
  trx: Database,
  { action, keyId, why, at }: { action: 'KEY_ADD' | 'KEY_REVOKE'; keyId: string | null; why: string; at: Date },
): Promise<void> => noteHistory(trx, { at, action, acted_by: 'operator', key_id: keyId, outcome: 'DONE', why });
