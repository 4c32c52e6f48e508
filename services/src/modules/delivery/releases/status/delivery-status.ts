import type { Canary, DeliveryStatus } from '@hirehq/shared-contracts/delivery';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import type { Services } from '../../../../platform/module.ts';
import { allLocks } from '../locks/locks.store.ts';
import { lockRecord } from '../locks/locks.service.ts';
import { findSet, liveSequence } from '../sets/sets.store.ts';
import { loadsSince, servingSince } from './status.store.ts';

const DAY = 86_400_000;
/** A process that says nothing for longer has ended. */
const SILENT_MS = 120_000;

/** The canaries that run, by remote. */
export type RunningCanaries = () => Promise<ReadonlyMap<string, Canary>>;

/** What is live, locked and tried out, and how it loads. */
export async function deliveryStatus(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  runningCanaries: RunningCanaries,
): Promise<DeliveryStatus> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const [live, locks, canaries, loads, processes] = await Promise.all([
    liveSequence(db).then((sequence) => findSet(db, sequence)),
    allLocks(db),
    runningCanaries(),
    loadsSince(db, before(DAY)),
    servingSince(db, before(SILENT_MS)),
  ]);
  const lockBy = new Map(locks.map((row) => [row.remote, lockRecord(row)]));
  const loadsBy = new Map(loads.map((row) => [row.remote, row]));
  return {
    platform: config.appVersion,
    contract: CONTRACT_VERSION,
    sequence: live?.sequence ?? 0,
    remotes: Object.entries(live?.members ?? {})
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([remote, { version, previousVersion }]) => {
        const { total = 0, failed = 0, p95_ms: p95Ms = null } = loadsBy.get(remote) ?? {};
        return {
          remote,
          version,
          previousVersion: previousVersion ?? null,
          lock: lockBy.get(remote) ?? null,
          canary: canaries.get(remote) ?? null,
          loads: { total, failed, p95Ms },
        };
      }),
    processes: processes.map(({ id, sequence, seen_at }) => ({ id, set: sequence, seenTimestamp: seen_at.toISOString() })),
  };
}
