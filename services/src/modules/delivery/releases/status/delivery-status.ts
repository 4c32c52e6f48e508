import type { Canary, DeliveryStatus } from '@hirehq/shared-contracts/delivery';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import type { Services } from '../../../../platform/module.ts';
import type { LoadFigures } from '../loads/load-figures.ts';
import { allLocks } from '../locks/locks.store.ts';
import { lockRecord } from '../locks/locks.service.ts';
import { findSet, liveSequence } from '../sets/sets.store.ts';
import { liveRemotes } from './live-remotes.ts';
import { servingSince } from './status.store.ts';

/** A process that says nothing for longer has ended. */
const SILENT_MS = 120_000;

/** The canaries that run, by remote. */
export type RunningCanaries = () => Promise<ReadonlyMap<string, Canary>>;

/** The status with all figures of each remote, since the time that is asked for. */
export interface StatusWithFigures extends Omit<DeliveryStatus, 'remotes'> {
  remotes: (Omit<DeliveryStatus['remotes'][number], 'loads'> & { figures: LoadFigures })[];
}

/** What is live, locked and tried out, and how it has loaded since then. */
export async function statusWithFigures(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { since, runningCanaries }: { since: Date; runningCanaries: RunningCanaries },
): Promise<StatusWithFigures> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const sequence = await liveSequence(db);
  const set = await findSet(db, sequence);
  const [remotes, locks, canaries, processes] = await Promise.all([
    liveRemotes(db, set?.members ?? {}, since),
    allLocks(db),
    runningCanaries(),
    servingSince(db, before(SILENT_MS)),
  ]);
  const lockBy = new Map(locks.map((row) => [row.remote, lockRecord(row)]));
  return {
    platform: config.appVersion,
    contract: CONTRACT_VERSION,
    sequence,
    remotes: remotes.map(({ remote, version, previousVersion, figures, budgets }) => ({
      remote,
      version,
      previousVersion,
      lock: lockBy.get(remote) ?? null,
      canary: canaries.get(remote) ?? null,
      budgets,
      figures,
    })),
    processes: processes.map(({ id, sequence, seen_at }) => ({ id, set: sequence, seenTimestamp: seen_at.toISOString() })),
  };
}

/** What is live, locked and tried out, and how it loads. */
export async function deliveryStatus(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  runningCanaries: RunningCanaries,
): Promise<DeliveryStatus> {
  const since = new Date(services.now().getTime() - DAY_MS);
  const { remotes, ...status } = await statusWithFigures(services, { since, runningCanaries });
  return {
    ...status,
    remotes: remotes.map(({ figures: { loads, failed, steppedBack, readyP95Ms }, ...remote }) => ({
      ...remote,
      loads: { total: loads, failed: failed + steppedBack, p95Ms: readyP95Ms },
    })),
  };
}
