import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertSpace } from '../../files/free-space.ts';
import { newId } from '../../ids/new-id.ts';

/** An upload on disk; deleted after its request unless it is moved. */
export interface SpooledFile {
  /** The client's file name; never use it as a path. */
  fileName: string;
  path: string;
  /** Number of its bytes. */
  size: number;
  /** SHA-256 of its bytes, hex. */
  digest: string;
}

export const uploadsFolder = (dataFolder: string): string => join(dataFolder, 'uploads');

interface SpoolOptions {
  folder: string;
  fileName: string;
  /** Free space below which nothing is written. */
  reserveBytes: number;
}

/** Writes a stream to a new file in the folder; removes the file if the stream fails. */
export async function spoolFile(bytes: Readable, { folder, fileName, reserveBytes }: SpoolOptions): Promise<SpooledFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await assertSpace(folder, 0, reserveBytes);
  const path = join(folder, newId());
  const hash = createHash('sha256');
  let size = 0;
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(bytes, hashed, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { fileName, path, size, digest: hash.digest('hex') };
}

export async function removeSpooled(files: readonly SpooledFile[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}
