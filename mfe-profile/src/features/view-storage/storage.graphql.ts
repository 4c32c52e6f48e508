// Generated from storage.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { StorageCategory } from '@hirehq/shared-contracts/graphql/types';

export type StorageQueryVariables = { [key: string]: never; };

export type StorageQuery = { readonly storage: { readonly files: number, readonly bytes: number, readonly mostFiles: number, readonly mostBytes: number, readonly categories: ReadonlyArray<{ readonly category: StorageCategory, readonly files: number, readonly bytes: number, readonly mostFiles: number, readonly mostBytes: number }>, readonly unusedFiles: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly size: number }> } };

export const StorageDocument: Operation<StorageQuery, StorageQueryVariables> = {
  name: 'Storage',
  kind: 'query',
  text: "query Storage{storage{files bytes mostFiles mostBytes categories{category files bytes mostFiles mostBytes}unusedFiles{id fileName size}}}",
};
