import type { HistoryAction } from '@hirehq/shared-contracts/delivery';
import type { Actor, HistoryNote } from '../releases/index.ts';
import type { CanaryRow } from './canaries.store.ts';

export const PLATFORM: Pick<Actor, 'by' | 'keyId'> = { by: 'platform', keyId: null };

/** An entry of the history about a canary. */
export const noteOf = (
  action: HistoryAction,
  about: { actor: Pick<Actor, 'by' | 'keyId'>; canary: Pick<CanaryRow, 'remote' | 'version'>; why: string; at: Date },
): HistoryNote => ({
  at: about.at,
  action,
  acted_by: about.actor.by,
  key_id: about.actor.keyId,
  remote: about.canary.remote,
  version: about.canary.version,
  outcome: 'DONE',
  why: about.why,
});
