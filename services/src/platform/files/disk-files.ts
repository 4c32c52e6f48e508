import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids/new-id.ts';
import { createFileLinks } from './file-links.ts';
import { assertFileKey, type FileBytes, type FileStore } from './file-store.ts';

/** Undefined instead of an error for a file that does not exist. */
async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function diskBytes(folder: string): FileBytes {
  const pathOf = (key: string) => {
    assertFileKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  const size = async (key: string) => (await unlessMissing(stat(pathOf(key))))?.size;

  return {
    size,
    async put(data) {
      const key = newId();
      const path = pathOf(key);
      const part = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
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
  };
}

interface DiskFileStoreOptions {
  folder: string;
  secret: string;
  now?: () => Date;
}

/** Files in a folder of this machine. */
export const createDiskFileStore = ({ folder, ...links }: DiskFileStoreOptions): FileStore => ({
  ...diskBytes(folder),
  ...createFileLinks(links),
});
