import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../../platform/database/database.ts';
import { findStored, type RemoteVersion } from '../releases.store.ts';

/** A folder that was changed since may be that of a version which is just being published. */
const SAFE_AGE_MS = 3_600_000;

const foldersIn = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

/** Removes the copies on this disk of versions whose files are no longer stored. Returns them. */
export async function tidyCopies(db: Database, folder: string, now: Date): Promise<RemoteVersion[]> {
  const copies: RemoteVersion[] = [];
  for (const remote of await foldersIn(folder))
    for (const version of await foldersIn(join(folder, remote))) copies.push({ remote, version });
  if (copies.length === 0) return [];
  const stored = await findStored(db, copies);
  const removed: RemoteVersion[] = [];
  for (const { remote, version } of copies.filter((copy) => !stored.has(`${copy.remote} ${copy.version}`))) {
    const path = join(folder, remote, version);
    const changed = await stat(path).catch(() => undefined);
    if (!changed || now.getTime() - changed.mtimeMs < SAFE_AGE_MS) continue;
    await rm(path, { recursive: true, force: true });
    removed.push({ remote, version });
  }
  return removed;
}
