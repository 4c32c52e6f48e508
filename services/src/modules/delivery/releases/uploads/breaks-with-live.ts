import type { Break, BuiltRelease } from '@hirehq/shared-contracts/delivery';
import type { Database } from '../../../../platform/database/database.ts';
import { findVersions, triedVersions } from '../releases.store.ts';
import type { FindBreaks } from '../sets/refuse-breaks.ts';
import { liveReleases } from '../sets/sets.store.ts';

/** What the live releases would lack if this one took the place of that of its remote, and what it would lack of them. */
export async function breaksWithLive(db: Database, release: BuiltRelease, findBreaks: FindBreaks): Promise<readonly Break[]> {
  const members = (await liveReleases(db))?.members ?? [];
  const before = members.map(({ current }) => current);
  const tried = await findVersions(db, await triedVersions(db));
  return findBreaks({
    before,
    after: [...before.filter(({ remote }) => remote !== release.remote), release],
    canaries: [...tried.values()].map((canary) => canary.release),
    fallbacks: members.flatMap(({ previous }) => previous ?? []),
  });
}
