import type { Release } from '@hirehq/shared-contracts/release';
import { NO_CANARIES, type CanaryPort, type PageCanaries } from '../canary-port.ts';
import { inTime } from '../in-time.ts';
import { SHELL, forPage, scriptHashes, type LiveSet } from './live-set.ts';

/** The live set as a visitor of canaries runs it: their versions are the current ones, and a page steps back to the live ones. */
export function withCanaries(live: LiveSet, canaries: readonly Release[], assets: string): LiveSet {
  if (canaries.length === 0) return live;
  const canaryOf = new Map(canaries.map((release) => [release.remote, release]));
  const shell = canaryOf.get(SHELL);
  const remotes = Object.entries(live.releaseSet.remotes).map(([remote, member]) => {
    const canary = canaryOf.get(remote);
    return [remote, canary ? { current: forPage(canary), previous: member.current } : member] as const;
  });
  return {
    ...live,
    shell: shell && live.shell ? { remote: SHELL, current: shell, previous: live.shell.current } : live.shell,
    releaseSet: { ...live.releaseSet, remotes: Object.fromEntries(remotes) },
    current: live.current.map((release) => canaryOf.get(release.remote) ?? release),
    integrity: { ...live.integrity, ...Object.fromEntries(canaries.flatMap((release) => scriptHashes(assets, release))) },
  };
}

/** The version of each remote of a set, the shell included. */
export const currentVersions = ({ current }: LiveSet): Record<string, string> =>
  Object.fromEntries(current.map(({ remote, version }) => [remote, version]));

/** What canaries mean for one page of the live set; none if that is not known in time. */
export const canariesOfPage = async (canaries: CanaryPort, live: LiveSet, cookies: string | undefined): Promise<PageCanaries> =>
  (await inTime(canaries.ofPage({ cookies, sequence: live.releaseSet.sequence, versions: currentVersions(live) }))) ??
  NO_CANARIES;
