import { STORAGE_CATEGORIES, STORAGE_QUOTA, STORAGE_QUOTAS } from '@hirehq/shared-contracts/storage-quotas';
import type { Storage } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../platform/database/database.ts';
import { storageUse, unusedChecklistFiles } from './storage-use.store.ts';

/** How much of their storage a candidate uses, and what of it nothing refers to. */
export async function storageResponse(db: Database, candidateId: string): Promise<Storage> {
  const [{ total, categories }, unused] = await Promise.all([storageUse(db, candidateId), unusedChecklistFiles(db, candidateId)]);
  return {
    ...total,
    mostFiles: STORAGE_QUOTA.files,
    mostBytes: STORAGE_QUOTA.bytes,
    categories: STORAGE_CATEGORIES.filter((category) => categories[category].files > 0).map((category) => ({
      category,
      ...categories[category],
      mostFiles: STORAGE_QUOTAS[category].files,
      mostBytes: STORAGE_QUOTAS[category].bytes,
    })),
    unusedFiles: unused.map(({ id, file_name, size }) => ({ id, fileName: file_name, size })),
  };
}
