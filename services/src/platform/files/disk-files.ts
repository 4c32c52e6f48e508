import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids/new-id.ts';
import { createFileLinks } from './file-links.ts';
import { FILE_KEY, assertFileKey, type FileBytes, type FileStore } from './file-store.ts';
import { assertSpace } from './free-space.ts';

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

function diskBytes(folder: string, reserveBytes: number): FileBytes {
  const pathOf = (key: string) => {
    assertFileKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  const size = async (key: string) => (await unlessMissing(stat(pathOf(key))))?.size;

  return {
    size,
    async put(data, options) {
      const key = newId();
      const path = pathOf(key);
      const part = `${path}${PART}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await assertSpace(folder, data instanceof Uint8Array ? data.byteLength : (options?.size ?? 0), reserveBytes);
      const file = await open(part, 'wx', 0o600);
      try {
        try {
          await file.writeFile(data);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return key;
    },
    async read(key) {
      return unlessMissing(readFile(pathOf(key)));
    },
    async stream(key, range) {
      const path = pathOf(key);
      return (await size(key)) === undefined ? undefined : createReadStream(path, range);
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
