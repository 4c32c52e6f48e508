import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@hirehq/shared-contracts/release';
import { integrityOf } from '../../../platform/integrity.ts';
import { MAP_HASHES } from '../../../platform/source-maps/source-maps.ts';

/** Keeps the maps that the build left beside the release, with their hashes; none where it left none. */
export async function storeMaps(folder: string, release: Pick<Release, 'remote' | 'version'>, maps: string): Promise<void> {
  const built = join(dirname(folder), 'maps', release.version);
  if (!existsSync(built)) return;
  const kept = join(maps, release.remote, release.version);
  await cp(built, kept, { recursive: true });
  const names = (await readdir(built)).filter((name) => name.endsWith('.map'));
  const hashes = await Promise.all(names.map(async (name) => [name, integrityOf(await readFile(join(built, name)))]));
  await writeFile(join(kept, MAP_HASHES), JSON.stringify(Object.fromEntries(hashes)));
}
