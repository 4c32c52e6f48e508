import { isDevelopmentVersion, type Release } from '@hirehq/shared-contracts/release';
import type { Services } from '../../../../platform/module.ts';
import { hasStoredFiles, noteFiles } from '../releases.store.ts';
import type { ReleaseFiles } from './release-files.ts';
import { storeFile } from './stored-files.ts';

/**
 * Stores the files of releases that an earlier version of the platform published to the disks of its processes only, as far as they are on
 * this one, so that all processes have them.
 */
export async function storeEarlier(
  services: Pick<Services, 'db' | 'files'>,
  releases: readonly Release[],
  files: Pick<ReleaseFiles, 'read'>,
): Promise<void> {
  for (const release of releases) {
    if (await hasStoredFiles(services.db, release)) continue;
    const isDevelopment = isDevelopmentVersion(release.version);
    const named = Object.entries(release.files);
    const found = await Promise.all(named.map(async ([path]) => files.read(release, path)));
    if (found.includes(undefined)) continue;
    for (const [index, [path, { integrity, size }]] of named.entries())
      await storeFile(services, { integrity, size, path, data: found[index] ?? Buffer.alloc(0), isDevelopment });
    await noteFiles(services.db, release);
  }
}
