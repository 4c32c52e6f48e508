import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What a power cut, a full or broken disk, or somebody's mistake leaves of a file. Owner and mode stay as they were. */
export const DAMAGES = {
  empty: (file: string) => truncate(file, 0),
  truncated: async (file: string) => truncate(file, Math.floor((await readFile(file)).length / 2)),
  // The same for each run, and neither text nor the beginning of a known format.
  garbage: async (file: string) =>
    writeFile(file, Buffer.alloc(Math.max(64, (await readFile(file)).length), Buffer.from('9f00fe5b41ff', 'hex'))),
  missing: (file: string) => rm(file),
} as const;

export type Damage = keyof typeof DAMAGES;
export const DAMAGE_NAMES = Object.keys(DAMAGES) as Damage[];

/** Paths of all files in a folder, relative to it, with `/`. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
