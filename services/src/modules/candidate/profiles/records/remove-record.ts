import { RESTORABLE_SECONDS, type ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import { STORAGE_CATEGORIES } from '@hirehq/shared-contracts/storage-quotas';
import type { Transaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../../platform/module.ts';
import { expectedOf, type ExpectedVersion } from '../../../../platform/versions/expected-version.ts';
import { hasStorageFor, lockStorage } from '../../../post/files/index.ts';
import { changeProfile } from '../change-profile.ts';
import { canReturn, putRecord, recordExists, takeRecord } from './record-rows.store.ts';
import { forgetRemoved, saveRemoved, restorable } from './removed-records.store.ts';

interface RecordName {
  kind: ProfileRecordKind;
  id: string;
}

const MAX_SKILL_ID = 2_147_483_647;

const isIdOf = (kind: ProfileRecordKind, id: string): boolean =>
  kind === 'SKILL' ? /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_SKILL_ID : isUuid(id) && id === id.toLowerCase();

/** Takes a record out of the profile; returns until when it can be restored. Undefined if the candidate has no such record. */
export async function takeOut(
  { now }: Pick<Services, 'now'>,
  trx: Transaction,
  candidateId: string,
  { kind, id }: RecordName,
  expected?: ExpectedVersion,
): Promise<Date | undefined> {
  const content = await takeRecord(trx, kind, { candidateId, id, expected });
  if (content.rows.length === 0) return undefined;
  const restorableUntil = new Date(now().getTime() + RESTORABLE_SECONDS * 1000);
  await saveRemoved(trx, { candidateId, kind, id }, { content, purgeAt: restorableUntil });
  return restorableUntil;
}

/** Removes a record with its files; does nothing if that was done already. No query of profiles finds it then; until the time that is returned it can be restored. */
export async function removeRecord(
  services: Services,
  candidateId: string,
  { kind, id, version }: RecordName & { version?: string | null | undefined },
): Promise<Date> {
  if (!isIdOf(kind, id)) throw new Refusal('NOT_FOUND');
  return changeProfile(services, candidateId, async (trx) => {
    const restorableUntil = await takeOut(services, trx, candidateId, { kind, id }, expectedOf(version));
    if (restorableUntil) return restorableUntil;
    if (await recordExists(trx, kind, { candidateId, id })) throw new Refusal('STALE');
    const removed = await restorable(trx, { candidateId, kind, id }, services.now());
    if (!removed) throw new Refusal('NOT_FOUND');
    return removed.purge_at;
  });
}

/**
 * Restores a removed record as it was. Refused for a photo that was replaced since, for a file whose record is removed, and for files
 * that no longer fit into the storage.
 */
export async function restoreRecord(services: Services, candidateId: string, { kind, id }: RecordName): Promise<void> {
  if (!isIdOf(kind, id)) throw new Refusal('NOT_FOUND');
  const restore = async (trx: Transaction): Promise<void> => {
    const removed = await restorable(trx, { candidateId, kind, id }, services.now());
    if (!removed || !(await canReturn(trx, { candidateId, content: removed.content }))) throw new Refusal('NOT_FOUND');
    for (const category of STORAGE_CATEGORIES) {
      const rows = removed.content.rows.filter(({ table, row }) => table === 'file' && row['category'] === category);
      const bytes = rows.reduce((total, { row }) => total + Number(row['size']), 0);
      const added = { category, bytes, files: rows.length, isRestored: true } as const;
      if (rows.length > 0 && !(await hasStorageFor(trx, candidateId, added))) throw new Refusal('STORAGE_QUOTA_REACHED');
    }
    await putRecord(trx, { candidateId, id, content: removed.content });
    await forgetRemoved(trx, removed);
  };
  return changeProfile(services, candidateId, restore, (trx) => lockStorage(trx, candidateId));
}
