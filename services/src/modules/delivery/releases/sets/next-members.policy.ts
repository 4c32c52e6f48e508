import { isDevelopmentVersion } from '@hirehq/shared-contracts/release';
import type { RemoteVersion } from '../releases.store.ts';
import type { SetMembers } from './sets.store.ts';

/** Remote → its version; null removes the remote. */
export type Change = Readonly<Record<string, string | null>>;

/** Members in a set of their own, in the order of their names. */
const sorted = (members: SetMembers): SetMembers =>
  Object.fromEntries(Object.entries(members).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The remotes that a change leaves with another version, or without one. */
export const changedRemotes = (live: SetMembers, change: Change): string[] =>
  Object.keys(change)
    .filter((remote) => (live[remote]?.version ?? null) !== change[remote])
    .toSorted();

/** The members after a change. A version falls back to the one it replaces, unless that came from `npm run dev`. */
export function nextMembers(live: SetMembers, change: Change): SetMembers {
  const next = new Map(Object.entries(live));
  for (const remote of changedRemotes(live, change)) {
    const [before, version] = [live[remote]?.version, change[remote]];
    const canFallBack = before !== undefined && !isDevelopmentVersion(before);
    if (version === null || version === undefined) next.delete(remote);
    else next.set(remote, { version, ...(canFallBack && { previousVersion: before }) });
  }
  return sorted(Object.fromEntries(next));
}

/**
 * The members after these remotes are again what they were in an earlier set: with the version that each fell back to then, as what they
 * replace is what somebody goes back from.
 */
export function restoredMembers(live: SetMembers, earlier: SetMembers, remotes: readonly string[]): SetMembers {
  const next = new Map(Object.entries(live));
  for (const remote of remotes) {
    const member = earlier[remote];
    if (member?.version === live[remote]?.version) continue;
    if (member) next.set(remote, member);
    else next.delete(remote);
  }
  return sorted(Object.fromEntries(next));
}

/** Every version of a set, those that pages fall back to included. */
export const versionsOf = (members: SetMembers): RemoteVersion[] =>
  Object.entries(members).flatMap(([remote, { version, previousVersion }]) => [
    { remote, version },
    ...(previousVersion === undefined ? [] : [{ remote, version: previousVersion }]),
  ]);

/** The versions that are in one set and not in the other. */
export function versionsLeaving(before: SetMembers, after: SetMembers): RemoteVersion[] {
  const stays = new Set(versionsOf(after).map(({ remote, version }) => `${remote} ${version}`));
  return versionsOf(before).filter(({ remote, version }) => !stays.has(`${remote} ${version}`));
}
