import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskFileStore } from './disk-files.ts';
import type { FileStore } from './file-store.ts';

/** The store that the configuration names: a bucket, or `files/` in the data folder. */
export async function openFileStore({ s3, dataFolder, diskReserveBytes }: Config, secret: string): Promise<FileStore> {
  if (!s3) return createDiskFileStore({ folder: join(dataFolder, 'files'), secret, reserveBytes: diskReserveBytes });
  // Loaded only where it is used, because the client of S3 is large.
  const { createS3FileStore } = await import('./s3-files.ts');
  return createS3FileStore({ s3, secret });
}
