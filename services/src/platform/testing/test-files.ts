import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore } from '../files/disk-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { createS3FileStore } from '../files/s3-files.ts';
import { startS3 } from './s3-server.ts';

/** Every kind of storage; tests of files run on each. */
export const FILE_STORAGES = ['disk', 'S3'] as const;

interface TestFiles {
  files: FileStore;
  /** Where they are on the disk. */
  folder: string;
  close(): Promise<void>;
}

/** Files in a new folder, or in a new bucket of a server that speaks S3. */
export async function openTestFiles(storage: (typeof FILE_STORAGES)[number], now?: () => Date): Promise<TestFiles> {
  const links = { secret: 'a secret of at least 32 characters', ...(now && { now }) };
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-files-'));
  if (storage === 'disk')
    return {
      folder,
      files: createDiskFileStore({ folder, ...links }),
      close: () => rm(folder, { recursive: true, force: true }),
    };
  const { s3, stop } = await startS3(folder);
  return {
    folder,
    files: createS3FileStore({ s3, ...links }),
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
