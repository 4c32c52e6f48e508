import type { Release } from '@hirehq/shared-contracts/release';
import type { Services } from '../../../../platform/module.ts';
import { findVersions, type RemoteVersion } from '../releases.store.ts';
import { trustedKeys } from '../signing/trusted-keys.ts';
import { doubtAboutRelease } from '../signing/verify-release.ts';

type Log = { error(entry: object, message: string): void };

/** Those of these versions whose files are stored and whose signatures are believed, by `remote version`. */
export async function findBelieved(
  services: Pick<Services, 'db' | 'keyedHash'>,
  names: readonly RemoteVersion[],
  log: Log,
): Promise<Map<string, Release>> {
  const believed = new Map<string, Release>();
  const stored = [...(await findVersions(services.db, names))].filter(([, { state }]) => state === 'STORED');
  if (stored.length === 0) return believed;
  const trusted = await trustedKeys(services);
  for (const [name, version] of stored) {
    const doubt = await doubtAboutRelease(trusted, version);
    if (doubt === undefined) believed.set(name, version.release);
    else log.error({ release: name, doubt }, 'files of a release are not served, because its signature is not believed');
  }
  return believed;
}
