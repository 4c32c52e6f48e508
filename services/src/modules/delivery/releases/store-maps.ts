import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@hirehq/shared-contracts/release';
import type { Services } from '../../../platform/module.ts';
import { pathsOfMaps } from '../../../platform/source-maps/release-maps.store.ts';
import { storeMap } from '../../../platform/source-maps/stored-maps.ts';

/** Stores the maps that the build left beside the release, if it left any and they are not stored yet. */
export async function storeBuiltMaps(
  services: Pick<Services, 'db' | 'files'>,
  folder: string,
  { remote, version }: Pick<Release, 'remote' | 'version'>,
): Promise<void> {
  const built = join(dirname(folder), 'maps', version);
  if (!existsSync(built)) return;
  const stored = await pathsOfMaps(services.db, { remote, version });
  const missing = (await readdir(built)).filter((path) => path.endsWith('.map') && !stored.has(path));
  await Promise.all(
    missing.map(async (path) => storeMap(services, { remote, version, path }, await readFile(join(built, path)))),
  );
}
