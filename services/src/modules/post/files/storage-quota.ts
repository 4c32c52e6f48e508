import { STORAGE_QUOTA, STORAGE_QUOTAS, type StorageCategory, type StorageQuota } from '@hirehq/shared-contracts/storage-quotas';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { lockStorage, storageUse } from './storage-use.store.ts';

/** Files of records that were removed a moment ago may fill the storage once more. */
const WITH_REMOVED = 2;

/** What cannot be removed is refused with another way to go on. */
const MESSAGES: Partial<Record<StorageCategory, string>> = {
  MESSAGE: 'You have attached as many files to messages as you can. Send your message without a file.',
  FEEDBACK: 'You have sent as many screenshots as you can. Send your feedback without them.',
};

export interface AddedFiles {
  category: StorageCategory;
  bytes: number;
  /** One, if not said otherwise. */
  files?: number;
  /** They count as removed files already, which no longer matter once they are restored. */
  isRestored?: true;
}

const fits = (use: StorageQuota, quota: StorageQuota): boolean => use.files <= quota.files && use.bytes <= quota.bytes;

const plus = (one: StorageQuota, other: StorageQuota): StorageQuota => ({
  files: one.files + other.files,
  bytes: one.bytes + other.bytes,
});

/** True if the candidate may store these files too. Nobody else adds files of theirs until the transaction ends. */
export async function hasStorageFor(
  trx: Transaction,
  candidateId: string,
  { category, bytes, files = 1, isRestored }: AddedFiles,
): Promise<boolean> {
  await lockStorage(trx, candidateId);
  const { total, categories, removed } = await storageUse(trx, candidateId);
  const added = { files, bytes };
  const twice = { files: WITH_REMOVED * STORAGE_QUOTA.files, bytes: WITH_REMOVED * STORAGE_QUOTA.bytes };
  return (
    fits(plus(categories[category], added), STORAGE_QUOTAS[category]) &&
    fits(plus(total, added), STORAGE_QUOTA) &&
    (isRestored === true || fits(plus(plus(total, removed), added), twice))
  );
}

/** Refuses files that the candidate may not store too; in the transaction that stores their rows, before it locks other rows. */
export async function refuseOverQuota(trx: Transaction, candidateId: string, added: AddedFiles): Promise<void> {
  if (await hasStorageFor(trx, candidateId, added)) return;
  const message = MESSAGES[added.category];
  throw new Refusal('STORAGE_QUOTA_REACHED', message === undefined ? {} : { message });
}
