import type { RemoteBudget } from '@hirehq/shared-contracts/delivery';
import type { Database } from '../../../../platform/database/database.ts';
import { loadFigures, NO_LOADS, type LoadFigures } from '../loads/load-figures.ts';
import { findVersions } from '../releases.store.ts';
import type { SetMembers } from '../sets/sets.store.ts';
import { remoteBudgets } from './remote-budgets.ts';

export interface LiveRemoteFigures {
  remote: string;
  version: string;
  previousVersion: string | null;
  figures: LoadFigures;
  budgets: RemoteBudget[];
}

/** The members of a set by name, with how they load and what they may cost. */
export async function liveRemotes(db: Database, members: SetMembers, since: Date): Promise<LiveRemoteFigures[]> {
  const named = Object.entries(members)
    .map(([remote, { version, previousVersion = null }]) => ({ remote, version, previousVersion }))
    .toSorted((one, other) => (one.remote < other.remote ? -1 : 1));
  const [releases, loaded] = await Promise.all([findVersions(db, named), loadFigures(db, { since })]);
  const figuresBy = new Map(loaded.map(({ remote, version, figures }) => [`${remote} ${version}`, figures]));
  const known = named.map(({ remote, version }) => ({
    release: releases.get(`${remote} ${version}`)?.release,
    figures: figuresBy.get(`${remote} ${version}`) ?? NO_LOADS,
  }));
  const stored = known.flatMap(({ release, figures }) => (release ? [{ release, figures }] : []));
  const budgets = await remoteBudgets(db, stored);
  const budgetsOf = new Map(stored.map(({ release }, index) => [release, budgets[index] ?? []]));
  return named.map((member, index) => {
    const { release, figures = NO_LOADS } = known[index] ?? {};
    return { ...member, figures, budgets: (release && budgetsOf.get(release)) ?? [] };
  });
}
