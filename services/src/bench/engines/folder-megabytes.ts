import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Size of a folder in megabytes. */
export async function folderMegabytes(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).blocks * 512));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20);
}
