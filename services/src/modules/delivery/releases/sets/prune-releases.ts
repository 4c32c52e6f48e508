import { PINNED_SCRIPT_DAYS } from '@hirehq/shared-contracts/embed';
import type { Services } from '../../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../../platform/work/work-kind.ts';
import { removeUnneededFiles } from '../files/stored-files.ts';
import { noteHistory } from '../history/history.store.ts';
import { pruneUnused, type RemoteVersion } from '../releases.store.ts';
import { lockLiveSet } from './sets.store.ts';

type Pruning = Pick<Services, 'config' | 'db' | 'files' | 'now'>;

const DAY_MS = 86_400_000;

/**
 * Lets go of versions that left the last set, or the last canary, so long ago that no tab needs their files any more, and removes the
 * bytes that no other version has. Returns them.
 */
export async function pruneReleases(services: Pruning): Promise<RemoteVersion[]> {
  const { config, db, now } = services;
  const pruned = await db.transaction().execute(async (trx) => {
    // Nobody makes one of them live meanwhile.
    await lockLiveSet(trx);
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
    const pinnedDays = Math.max(config.releaseDays, PINNED_SCRIPT_DAYS);
    const versions = await pruneUnused(trx, { before: daysAgo(config.releaseDays), pinnedBefore: daysAgo(pinnedDays) });
    await noteHistory(
      trx,
      versions.map(({ remote, version, isPinnable }) => ({
        at: now(),
        action: 'PRUNE' as const,
        acted_by: 'platform',
        remote,
        version,
        outcome: 'DONE' as const,
        why: `It was in no live set and no canary for ${isPinnable ? pinnedDays : config.releaseDays} days.`,
      })),
    );
    return versions;
  });
  await removeUnneededFiles(services);
  return pruned.map(({ remote, version }) => ({ remote, version }));
}

export const pruneWork = (services: Pruning): DeclaredWork =>
  onSchedule({
    name: 'releases.prune',
    schedule: '11 4 * * *',
    timeLimitSeconds: 3600,
    run: async () => void (await pruneReleases(services)),
  });
