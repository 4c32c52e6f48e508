import type { Readable } from 'node:stream';
import { isDatabaseAway } from '../database-away.ts';
import type { FileBytes, PutOptions } from './file-store.ts';

interface Content extends PutOptions {
  data: Uint8Array | Readable;
}

type Stored<Contents> = { [Index in keyof Contents]: Contents[Index] & { storageKey: string } };

/**
 * Stores files and runs the transaction that refers to their keys. If it fails, the files are removed, unless the database went away:
 * then it may have been committed, and the daily sweep removes what no row refers to.
 */
export async function withStoredFiles<const Contents extends readonly Content[], Result>(
  files: Pick<FileBytes, 'put' | 'remove'>,
  contents: Contents,
  transact: (stored: Stored<Contents>) => Promise<Result>,
): Promise<Result> {
  const stored: (Content & { storageKey: string })[] = [];
  try {
    for (const content of contents) stored.push({ ...content, storageKey: await files.put(content.data, content) });
    return await transact(stored as unknown as Stored<Contents>);
  } catch (error) {
    // A removal that fails must not hide why the transaction failed.
    if (!isDatabaseAway(error)) await Promise.allSettled(stored.map(({ storageKey }) => files.remove(storageKey)));
    throw error;
  }
}
