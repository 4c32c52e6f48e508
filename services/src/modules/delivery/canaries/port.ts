import type { Canary } from '@hirehq/shared-contracts/delivery';
import type { Services } from '../../../platform/module.ts';
import { failureLog, runPeriodically } from '../../../platform/periodic.ts';
import type { MakeCanaryPort } from '../releases/index.ts';
import { runningCanaries } from './canaries.store.ts';
import { canaryRecords } from './canary-record.ts';
import { countReports } from './count-reports.ts';
import { decideCanaries, type NotifyTeam } from './decide-canaries.ts';
import { pageCanaries } from './page-canaries.ts';
import { teamNotifier } from './team-notifier.ts';

/** A canary for which failures were counted is looked at this soon, besides the work of each minute. */
const DECIDED_EVERY_MS = 2_000;

/** The canaries that run, by remote. */
export async function runningRecords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<ReadonlyMap<string, Canary>> {
  const records = await canaryRecords(db, await runningCanaries(db), now());
  return new Map(records.map((canary) => [canary.remote, canary]));
}

/** What pages and load reports need of canaries. */
export const canaryPortWith =
  (notifier: (services: Services) => NotifyTeam): MakeCanaryPort =>
  (services, { findServable, log }) => {
    const failing = new Set<string>();
    const deciding = runPeriodically({
      everyMs: DECIDED_EVERY_MS,
      async run() {
        if (failing.size === 0) return;
        const ids = new Set(failing);
        failing.clear();
        await decideCanaries(services, notifier(services), ids);
      },
      failed: failureLog(log, 'canaries.decide'),
    });
    return {
      ofPage: pageCanaries(services, findServable),
      async count(reports) {
        for (const id of await countReports(services, reports)) failing.add(id);
      },
      running: () => runningRecords(services),
      stop: () => deciding.stop(),
    };
  };

export const canaryPort = canaryPortWith(teamNotifier);
