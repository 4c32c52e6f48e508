import { useApiQuery } from '@hirehq/shared-ui';
import { StorageDocument, type StorageQuery } from './storage.graphql.ts';

export type StorageUse = StorageQuery['storage'];

/** How much of their storage the candidate uses. */
export const useStorageUse = () => useApiQuery(StorageDocument, {}, { live: true });
