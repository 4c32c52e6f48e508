import { link, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from './ids/new-id.ts';

interface DurableOptions {
  mode: number;
  /** The owner of the file, if not the current user; only root can set another one. */
  owner?: { uid: number; gid: number } | undefined;
}

async function closed(file: FileHandle, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await file.close();
  }
}

/** Makes renames and new names in a folder durable; a platform whose folders cannot be synced (Windows) does without. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Makes every file of a folder, and the folder itself, durable. */
export async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await syncTree(inside);
    else {
      const file = await open(inside, 'r+');
      await closed(file, () => file.sync());
    }
  }
  await syncFolder(path);
}

/** Writes the content to a temporary file beside `path`, places it there by `place` and syncs both. */
async function placed(
  path: string,
  content: string | Uint8Array,
  { mode, owner }: DurableOptions,
  place: (made: string) => Promise<void>,
): Promise<void> {
  const made = `${path}.${newId()}.part`;
  try {
    const file = await open(made, 'w', mode);
    await closed(file, async () => {
      await file.writeFile(content);
      if (owner && process.getuid?.() === 0) await file.chown(owner.uid, owner.gid);
      await file.sync();
    });
    await place(made);
  } finally {
    await rm(made, { force: true });
  }
  await syncFolder(dirname(path));
}

/** Creates or replaces a file: after a power cut it has its old content or the new one, never a part. */
export const writeDurably = (path: string, content: string | Uint8Array, options: DurableOptions): Promise<void> =>
  placed(path, content, options, (made) => rename(made, path));

/** Creates a file as `writeDurably` does, unless there is one: of several processes one creates it. */
export const createDurably = (path: string, content: string | Uint8Array, options: DurableOptions): Promise<void> =>
  placed(path, content, options, (made) =>
    // Linking a complete file is atomic and fails if there is one already.
    link(made, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    }),
  );
