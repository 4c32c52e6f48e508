import type { Selectable } from 'kysely';
import type { ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import { jsonb, type Transaction } from '../../../platform/database/database.ts';
import type { RemovedContent, RemovedRecordTable } from '../../../platform/database/tables/profiles.ts';

export type RemovedRecord = Selectable<RemovedRecordTable>;

interface Named {
  candidateId: string;
  kind: ProfileRecordKind;
  id: string;
}

const storageKeysIn = ({ rows }: RemovedContent): string[] =>
  rows.flatMap(({ row }) => (typeof row['storage_key'] === 'string' ? [row['storage_key']] : []));

/** Keeps a record that was removed; the same skill, removed again, replaces what was kept of it. */
export async function keepRemoved(
  trx: Transaction,
  { candidateId, kind, id }: Named,
  { content, purgeAt }: { content: RemovedContent; purgeAt: Date },
): Promise<void> {
  const kept = { content: jsonb(content), storage_keys: storageKeysIn(content), purge_at: purgeAt };
  await trx
    .insertInto('removed_record')
    .values({ candidate_id: candidateId, kind, record_id: id, ...kept })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'kind', 'record_id']).doUpdateSet(kept))
    .execute();
}

/** A record that can be restored, locked until the transaction ends. */
export async function restorable(
  trx: Transaction,
  { candidateId, kind, id }: Named,
  now: Date,
): Promise<RemovedRecord | undefined> {
  return trx
    .selectFrom('removed_record')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('purge_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** A record that can no longer be restored, locked until the transaction ends. */
export async function takeExpired(trx: Transaction, now: Date): Promise<RemovedRecord | undefined> {
  return trx
    .selectFrom('removed_record')
    .selectAll()
    .where('purge_at', '<=', now)
    .orderBy('purge_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function forgetRemoved(trx: Transaction, { candidate_id, kind, record_id }: RemovedRecord): Promise<void> {
  await trx
    .deleteFrom('removed_record')
    .where('candidate_id', '=', candidate_id)
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .execute();
}
