import type { ChangedSet, SetRecord } from '@hirehq/shared-contracts/delivery';
import type { ReleaseSet, ReleaseSetChange, VersionChange } from '@hirehq/shared-contracts/graphql/types';

/** The remotes whose version differs, by name. */
function changesBetween(before: SetRecord | undefined, { members }: SetRecord): VersionChange[] {
  const versionsOf = (set: Pick<SetRecord, 'members'> | undefined) =>
    new Map(set?.members.map(({ remote, version }) => [remote, version]));
  const [earlier, later] = [versionsOf(before), versionsOf({ members })];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .toSorted()
    .map((remote) => ({ remote, from: earlier.get(remote) ?? null, to: later.get(remote) ?? null }))
    .filter(({ from, to }) => from !== to);
}

const setWith = ({ createdTimestamp, ...set }: SetRecord, changes: readonly VersionChange[]): ReleaseSet => ({
  ...set,
  createdAt: createdTimestamp,
  changes,
});

/** A set with what it changed; `before` is undefined for the first set there is. */
export const setResponse = (set: SetRecord, before: SetRecord | undefined): ReleaseSet =>
  setWith(set, changesBetween(before, set));

export const changeResponse = ({ set, changes, breaks, dryRun }: ChangedSet): ReleaseSetChange => ({
  set: setWith(set, changes),
  changes,
  breaks,
  dryRun,
});
