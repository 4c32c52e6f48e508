import type { ReleaseRecord, RemoteBudget, RemoteVersionState } from '@hirehq/shared-contracts/delivery';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { Services } from '../../../platform/module.ts';
import { loadFigures, NO_LOADS } from './loads/load-figures.ts';
import { listVersions } from './releases.store.ts';
import { remoteBudgets } from './status/remote-budgets.ts';

const MOST = 50;
/** Budgets are compared with what was reported since then. */
const MEASURED_MS = 7 * DAY_MS;

export interface RemoteVersionRecord extends Omit<ReleaseRecord, 'state' | 'publishedBy'> {
  state: RemoteVersionState;
  publishedBy: string;
  budgets: RemoteBudget[];
}

/** The newest versions of a remote, and those in use, newest first. */
export async function remoteVersions({ db, now }: Pick<Services, 'db' | 'now'>, remote: string): Promise<RemoteVersionRecord[]> {
  const since = new Date(now().getTime() - MEASURED_MS);
  const [versions, loaded] = await Promise.all([listVersions(db, remote, MOST), loadFigures(db, { since, remote })]);
  const figuresOf = new Map(loaded.map(({ version, figures }) => [version, figures]));
  const budgets = await remoteBudgets(
    db,
    versions.map(({ release }) => ({ release, figures: figuresOf.get(release.version) ?? NO_LOADS })),
  );
  return versions.map(({ record, state, team }, index) => ({
    ...record,
    state,
    // The key of a team stays when it is revoked; only `operator` publishes without one.
    publishedBy: team ?? 'operator',
    budgets: budgets[index] ?? [],
  }));
}
