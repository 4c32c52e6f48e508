import type { Selectable } from 'kysely';
import type { ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import { jsonb, type Transaction } from '../../../../platform/database/database.ts';
import type { RemovedContent, RemovedRecordTable } from '../../../../platform/database/tables/profiles.ts';

export type RemovedRecord = Selectable<RemovedRecordTable>;

interface Named {
  candidateId: string;
  kind: ProfileRecordKind;
  id: string;
}

const filesIn = ({ rows }: RemovedContent) =>
  rows.flatMap(({ table, row }) =>
    table === 'file'
      ? [{ storage_key: String(row['storage_key']), file_name: String(row['file_name']), size: Number(row['size']) }]
      : [],
  );

/** Stores a record that was removed; the same skill, removed again, replaces what was stored of it. */
export async function saveRemoved(
  trx: Transaction,
  { candidateId, kind, id }: Named,
  { content, purgeAt }: { content: RemovedContent; purgeAt: Date },
): Promise<void> {
  const kept = { content: jsonb(content), purge_at: purgeAt };
  const record = { candidate_id: candidateId, kind, record_id: id };
  await trx
    .insertInto('removed_record')
    .values({ ...record, ...kept })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'kind', 'record_id']).doUpdateSet(kept))
    .execute();
  const files = filesIn(content).map((file) => ({ ...file, ...record }));
  if (files.length > 0) await trx.insertInto('removed_file').values(files).execute();
}

/** Keys of the files of a removed record. */
export async function removedKeys(trx: Transaction, { candidate_id, kind, record_id }: RemovedRecord): Promise<string[]> {
  const rows = await trx
    .selectFrom('removed_file')
    .select('storage_key')
    .where('candidate_id', '=', candidate_id)
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .execute();
  return rows.map((row) => row.storage_key);
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
