import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../durable-file.ts';
import { Refusal } from '../refusals/refusal.ts';
import { newId } from '../ids/new-id.ts';
import { isDigestOf, keyWithDigest } from './file-digest.ts';
import { createFileLinks } from './file-links.ts';
import { FILE_KEY, assertFileKey, type FileBytes, type FileStore } from './file-store.ts';
import { assertSpace } from './free-space.ts';
import { StoredFileDamaged } from './stored-file-damaged.ts';

/** Undefined instead of an error for a file that does not exist. */
async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const PART = '.part';

/** Names in a folder in the order of their characters; none if there is no such folder. */
const namesIn = async (folder: string): Promise<string[]> => ((await unlessMissing(readdir(folder))) ?? []).toSorted();

/** Files are in folders named after the first two characters of their keys. */
const foldersIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));

const damaged = (key: string) =>
  new Refusal('FILE_UNREADABLE', {
    message: 'This file was damaged where it is stored, and cannot be opened.',
    cause: new StoredFileDamaged(`The stored file ${key} is not what was uploaded. Restore it from a backup of the data folder.`),
  });

/** Digests that were compared, of files that have not changed since; the oldest are forgotten. */
const COMPARED_FILES = 10_000;

const digestOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The bytes as they come, while their digest is made. */
async function* hashed(data: Uint8Array | Readable, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of data instanceof Uint8Array ? [data] : (data as AsyncIterable<Uint8Array | string>)) {
    hash.update(chunk);
    yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  }
}

function diskBytes(folder: string, reserveBytes: number): FileBytes {
  const compared = new Map<string, string>();

  const pathOf = (key: string) => {
    assertFileKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  const size = async (key: string) => (await unlessMissing(stat(pathOf(key))))?.size;

  /** Reads a file once for each state it has on disk: a browser asks for a video in many ranges. */
  async function compare(key: string, state: string): Promise<void> {
    if (compared.get(key) === state) return;
    const hash = createHash('sha256');
    await pipeline(createReadStream(pathOf(key)), hash);
    if (!isDigestOf(key, hash.digest('hex'))) throw damaged(key);
    compared.set(key, state);
    const [oldest] = compared.keys();
    if (compared.size > COMPARED_FILES && oldest !== undefined) compared.delete(oldest);
  }

  return {
    size,
    async put(data, options) {
      const random = newId();
      const part = `${pathOf(random)}${PART}`;
      const hash = createHash('sha256');
      await mkdir(dirname(part), { recursive: true, mode: 0o700 });
      await assertSpace(folder, data instanceof Uint8Array ? data.byteLength : (options?.size ?? 0), reserveBytes);
      const file = await open(part, 'wx', 0o600);
      try {
        try {
          await file.writeFile(hashed(data, hash));
          await file.sync();
        } finally {
          await file.close();
        }
        const key = keyWithDigest(hash.digest('hex'), random);
        await rename(part, pathOf(key));
        await syncFolder(dirname(part));
        return key;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key) {
      const data = await unlessMissing(readFile(pathOf(key)));
      if (data && !isDigestOf(key, digestOf(data))) throw damaged(key);
      return data;
    },
    async stream(key, range) {
      const found = await unlessMissing(stat(pathOf(key)));
      if (!found) return undefined;
      await compare(key, `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`);
      return createReadStream(pathOf(key), range);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *keys() {
      for (const name of await foldersIn(folder)) yield (await namesIn(join(folder, name))).filter((key) => FILE_KEY.test(key));
    },
    async storedAt(key) {
      return (await unlessMissing(stat(pathOf(key))))?.mtime;
    },
    async removeUnfinished(before) {
      for (const name of await foldersIn(folder))
        for (const file of await namesIn(join(folder, name))) {
          const path = join(folder, name, file);
          if (file.endsWith(PART) && ((await unlessMissing(stat(path)))?.mtime ?? before) < before)
            await rm(path, { force: true });
        }
    },
  };
}

interface DiskFileStoreOptions {
  folder: string;
  secret: string;
  /** Free space below which nothing is stored, so that the database on the same disk continues. */
  reserveBytes?: number;
  now?: () => Date;
}

/** Files in a folder of this machine. */
export const createDiskFileStore = ({ folder, reserveBytes = 0, ...links }: DiskFileStoreOptions): FileStore => ({
  ...diskBytes(folder, reserveBytes),
  ...createFileLinks(links),
});
