import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { PublishedReleases } from './files/published-releases.ts';
import { noteHistory } from './history/history.store.ts';
import { blockedVersions, changeState, isUsed, type RemoteVersion } from './releases.store.ts';
import { lockLiveSet } from './sets/sets.store.ts';

interface Blocking extends RemoteVersion {
  why: string;
}

type Keeping = Pick<Services, 'db' | 'now'>;

/** Changes the state of a release, in the history as an action of the operator. Throws NOT_FOUND if it is in another state. */
async function change(
  { db, now }: Keeping,
  { why, ...wanted }: Blocking,
  { action, from, to }: { action: 'BLOCK' | 'UNBLOCK'; from: 'STORED' | 'BLOCKED'; to: 'STORED' | 'BLOCKED' },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Nothing becomes live meanwhile.
    await lockLiveSet(trx);
    const { remote, version } = wanted;
    if (to === 'BLOCKED' && (await isUsed(trx, wanted)))
      throw new Refusal('CONFLICT', {
        message: `${remote} ${version} is live, is what pages fall back to, or is a canary. Roll back or stop the canary first, and promote another version if pages fall back to it.`,
      });
    if (!(await changeState(trx, wanted, { from, to })))
      throw new Refusal('NOT_FOUND', { message: `There is no release ${remote} ${version} that is ${from.toLowerCase()}.` });
    await noteHistory(trx, { at: now(), action, acted_by: 'operator', outcome: 'DONE', remote, version, why });
  });
}

/** From now on this release can neither be live nor be loaded, such as one that was signed with a stolen key. */
export const blockRelease = (services: Keeping, blocking: Blocking): Promise<void> =>
  change(services, blocking, { action: 'BLOCK', from: 'STORED', to: 'BLOCKED' });

export const unblockRelease = (services: Keeping, blocking: Blocking): Promise<void> =>
  change(services, blocking, { action: 'UNBLOCK', from: 'BLOCKED', to: 'STORED' });

/** Stops serving what has been blocked since it was first asked for. */
export async function forgetBlocked(db: Database, published: Pick<PublishedReleases, 'forget'>): Promise<void> {
  published.forget(await blockedVersions(db));
}
