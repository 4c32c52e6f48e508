import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any request or import keeps its file. */
const KEPT_MS = 2 * 24 * 3_600_000;

/** Removes files of requests and imports that were interrupted and not resumed. */
export async function removeOldUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - KEPT_MS) await rm(path, { force: true });
  }
}
