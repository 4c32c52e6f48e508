import type { BuiltRelease, ReleaseRecord } from '@hirehq/shared-contracts/delivery';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { releaseName, refuseRelease, sameFiles } from './check-release.ts';
import { noteHistory } from './history/history.store.ts';
import {
  findRelease,
  insertRelease,
  lockReleases,
  noteBuiltIn,
  noteFiles,
  ownerOfContainer,
  signUnsigned,
  type NewRelease,
} from './releases.store.ts';

/**
 * The record of a release that is stored already. Throws RELEASE_REFUSED if its version or its container is taken by other content, or
 * the version is blocked.
 */
export async function refuseTaken(db: Database, release: BuiltRelease): Promise<ReleaseRecord | undefined> {
  const published = await findRelease(db, release);
  if (published && !sameFiles(published.release, release))
    refuseRelease(
      releaseName(release),
      'this version is already published with other content, and a published version never changes. Build it with another version.',
    );
  if (published?.record.state === 'BLOCKED') refuseRelease(releaseName(release), 'this version is blocked. Publish another one.');
  const owner = await ownerOfContainer(db, release.container);
  if (owner !== undefined && owner !== release.remote)
    refuseRelease(releaseName(release), `its container ${release.container} belongs to ${owner}. Give the remote another name.`);
  return published?.record.state === 'STORED' ? published.record : undefined;
}

interface ReleaseToStore extends NewRelease {
  /** Name of the team, or `operator`. */
  by: string;
}

/**
 * Publishes a release whose files are all stored; it is live nowhere. Repeating it changes nothing and returns the record. Throws
 * RELEASE_REFUSED for what `refuseTaken` refuses, and while a file is not stored.
 */
export function storeRelease({ db, now }: Pick<Services, 'db' | 'now'>, stored: ReleaseToStore): Promise<ReleaseRecord> {
  const { release, publishedBy, by, builtIn } = stored;
  return db.transaction().execute(async (trx) => {
    await lockReleases(trx);
    const known = await refuseTaken(trx, release);
    if (known) await signUnsigned(trx, stored);
    else await insertRelease(trx, stored, now());
    const [missing] = await noteFiles(trx, release);
    if (missing !== undefined) {
      const file = Object.keys(release.files).find((path) => release.files[path]?.integrity === missing);
      refuseRelease(releaseName(release), `${file} is not stored. Begin again: the upload says which files to send.`);
    }
    if (builtIn !== undefined) await noteBuiltIn(trx, release, builtIn);
    if (known) return known;
    const { remote, version } = release;
    const why = builtIn === undefined ? 'Published by the API.' : `Published from ${builtIn}.`;
    await noteHistory(trx, {
      at: now(),
      action: 'PUBLISH',
      acted_by: by,
      key_id: publishedBy,
      remote,
      version,
      outcome: 'DONE',
      why,
    });
    const found = await findRelease(trx, release);
    if (!found) throw new Error(`The release ${releaseName(release)} was not stored.`);
    return found.record;
  });
}
