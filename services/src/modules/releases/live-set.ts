import { releaseUrl, type Release, type ReleaseSet } from '@hirehq/shared-contracts/release';
import type { LiveMember, ReleasesStore } from './releases.store.ts';

export const SHELL = 'shell';
export const REMOTES_BASE = '/remotes';
/** The browser fetches it on its own terms, so the import map says nothing of it. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

export interface LiveSet {
  shell: LiveMember | undefined;
  /** As the page carries it. */
  releaseSet: ReleaseSet;
  /** The current release of everything, remotes first: a page they have is theirs. */
  current: readonly Release[];
  /** Address → hash of every script of every live version. */
  integrity: Readonly<Record<string, string>>;
}

/** Where a file of a release is served. */
export function fileUrl(release: Pick<Release, 'remote' | 'version' | 'base'>, file: string): string {
  return releaseUrl(release.remote === SHELL ? '' : REMOTES_BASE, release, file);
}

const isScript = (file: string) => /\.m?js$/.test(file) && file !== SERVICE_WORKER_FILE;

function scriptHashes(release: Release | undefined): [string, string][] {
  if (!release) return [];
  return Object.entries(release.files)
    .filter(([file]) => isScript(file))
    .map(([file, { integrity }]) => [fileUrl(release, file), integrity]);
}

/** As the page carries it: the server has written its texts already. */
const forPage = ({ servedTexts: _, ...release }: Release): Release => release;

/** What is live, read again only after a change: one number is asked for each page. */
export function liveSetReader(store: ReleasesStore): () => Promise<LiveSet> {
  let known: { sequence: number; set: LiveSet } | undefined;
  return async () => {
    if (known && (await store.sequence()) === known.sequence) return known.set;
    const { sequence, members } = await store.live();
    const remotes = members.filter((member) => member.remote !== SHELL);
    const set: LiveSet = {
      shell: members.find((member) => member.remote === SHELL),
      releaseSet: {
        sequence,
        channel: 'live',
        base: REMOTES_BASE,
        remotes: Object.fromEntries(
          remotes.map(({ remote, current, previous }) => [
            remote,
            { current: forPage(current), ...(previous && { previous: forPage(previous) }) },
          ]),
        ),
      },
      current: [...remotes, ...members.filter((member) => member.remote === SHELL)].map(({ current }) => current),
      integrity: Object.fromEntries(
        members.flatMap(({ current, previous }) => [...scriptHashes(current), ...scriptHashes(previous)]),
      ),
    };
    known = { sequence, set };
    return set;
  };
}

/** The live set as one browser runs it: working copies in place of their remotes, with nothing to step back to. */
export function withOverrides(live: LiveSet, overrides: readonly Release[]): LiveSet {
  if (overrides.length === 0) return live;
  const replaced = new Set(overrides.map(({ remote }) => remote));
  const members = Object.fromEntries(overrides.map((release) => [release.remote, { current: forPage(release) }]));
  return {
    ...live,
    releaseSet: { ...live.releaseSet, remotes: { ...live.releaseSet.remotes, ...members } },
    current: [...overrides, ...live.current.filter(({ remote }) => !replaced.has(remote))],
    integrity: { ...live.integrity, ...Object.fromEntries(overrides.flatMap(scriptHashes)) },
  };
}
