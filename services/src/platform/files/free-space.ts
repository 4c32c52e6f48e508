import { statfs } from 'node:fs/promises';
import { StorageFull } from './storage-full.ts';

/** How long a failed write counts as a full storage: where free space cannot be asked for, only the next write shows it. */
const FAILURE_COUNTS_MS = 10_000;

/** Bytes that may still be written to the file system of a folder; undefined if the folder does not exist or its system does not say. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    return blocks === 0 ? undefined : bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Throws StorageFull if, after these bytes were written, less than the reserve would be free. */
export async function assertSpace(folder: string, bytes: number, reserveBytes: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free !== undefined && free - bytes < reserveBytes)
    throw new StorageFull(`There are ${free} bytes free in ${folder}, of which ${reserveBytes} are reserved.`);
}

/** Whether the storage is full. */
export interface FreeSpace {
  /** A write has failed for lack of space. */
  noteFailure(): void;
  isFull(): Promise<boolean>;
}

interface FreeSpaceOptions {
  folders: readonly string[];
  reserveBytes: number;
  now: () => Date;
}

export function createFreeSpace({ folders, reserveBytes, now }: FreeSpaceOptions): FreeSpace {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    noteFailure() {
      failedAt = now().getTime();
    },
    async isFull() {
      const free = await Promise.all(folders.map(freeBytes));
      if (free.some((bytes) => bytes !== undefined && bytes < reserveBytes)) return true;
      return now().getTime() - failedAt < FAILURE_COUNTS_MS;
    },
  };
}
