import type { PlatformStatus, QueryPlatformStatusArgs } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { runningRecords } from '../../../canaries/index.ts';
import { earlierVersions, pageOfSets, sinceHours, statusWithFigures } from '../../../releases/index.ts';
import { canaryResponse } from '../../canary-response.ts';
import { setResponse } from '../../set-response.ts';

export const platformStatus: Resolver<unknown, QueryPlatformStatusArgs, PlatformStatus> = async (
  _parent,
  { hours = 24 },
  { services, viewer },
) => {
  operator(viewer);
  const { db, now } = services;
  const since = sinceHours(now(), hours);
  const [status, newest, earlier] = await Promise.all([
    statusWithFigures(services, { since, runningCanaries: () => runningRecords(services) }),
    pageOfSets(services, { limit: 2 }),
    earlierVersions(db),
  ]);
  const revertsTo = new Map(earlier.map(({ remote, version }) => [remote, version]));
  const live = newest.items.findIndex(({ isLive }) => isLive);
  const set = newest.items[live];
  return {
    platform: status.platform,
    contract: status.contract,
    set: set ? setResponse(set, newest.items[live + 1]) : null,
    remotes: status.remotes.map(({ remote, version, previousVersion, lock, canary, budgets, figures }) => ({
      remote,
      version,
      previousVersion,
      revertsTo: revertsTo.get(remote) ?? null,
      lock: lock && { why: lock.why, by: lock.by, lockedAt: lock.createdTimestamp },
      canary: canary && canaryResponse(canary),
      budgets,
      loads: figures,
    })),
    processes: status.processes.map(({ id, set: served, seenTimestamp }) => ({ id, set: served, seenAt: seenTimestamp })),
  };
};
