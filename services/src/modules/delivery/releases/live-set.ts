import { releaseUrl, secondBase, type Release, type ReleaseSet } from '@hirehq/shared-contracts/release';
import type { DamageLog, ReleaseFiles } from './files/release-files.ts';
import { inTime } from './in-time.ts';
import type { LiveMember, ReleasesStore } from './releases.store.ts';
import { showsPages, soundMembers } from './sound-members.ts';

export const SHELL = 'shell';
export const REMOTES_BASE = '/remotes';
/** The browser fetches the service worker itself, so it is not in the import map. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

export interface LiveSet {
  /** Undefined if none is published, or files of it are damaged without which it shows no page. */
  shell: LiveMember | undefined;
  /** As the page carries it. */
  releaseSet: ReleaseSet;
  /** The current release of each remote and then of the shell: a route of a remote takes precedence. */
  current: readonly Release[];
  /** URL → hash of every script of every live version. */
  integrity: Readonly<Record<string, string>>;
}

/** The URL of a file of a release. */
export function fileUrl(release: Pick<Release, 'remote' | 'version' | 'base'>, file: string): string {
  return releaseUrl(release.remote === SHELL ? '' : REMOTES_BASE, release, file);
}

const isScript = (file: string) => /\.m?js$/.test(file) && file !== SERVICE_WORKER_FILE;

function scriptHashes(release: Release | undefined): [string, string][] {
  if (!release) return [];
  return Object.entries(release.files)
    .filter(([file]) => isScript(file))
    .flatMap(([file, { integrity }]): [string, string][] => {
      const first: [string, string] = [fileUrl(release, file), integrity];
      const hasSecond = release.remote !== SHELL && release.base === undefined;
      return hasSecond ? [first, [releaseUrl(secondBase(REMOTES_BASE), release, file), integrity]] : [first];
    });
}

/** The release as the page contains it, without the texts that only the server needs. */
const forPage = ({ servedTexts: _, ...release }: Release): Release => release;

/** How long a page waits to learn whether the live releases have changed. */
const PATIENCE_MS = 3000;

/**
 * The live releases that are intact, reloaded only after a change: each page queries a single sequence number. If the database
 * does not say in time, those known before; undefined if none are.
 */
export function liveSetReader(store: ReleasesStore, files: ReleaseFiles, log: DamageLog): () => Promise<LiveSet | undefined> {
  let known: { sequence: number; revision: number; set: LiveSet } | undefined;
  async function load(): Promise<LiveSet> {
    if (known?.revision === files.revision() && (await store.sequence()) === known.sequence) return known.set;
    const { sequence, members: live } = await store.live();
    const members = await soundMembers(live, files, log);
    const revision = files.revision();
    const shell = members.find((member) => member.remote === SHELL);
    const remotes = members.filter((member) => member.remote !== SHELL);
    const set: LiveSet = {
      shell: shell && showsPages(shell.current, files) ? shell : undefined,
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
    known = { sequence, revision, set };
    return set;
  }
  // Without a shell nothing can be shown: whether there is one now is not known.
  return async () => (await inTime(load(), PATIENCE_MS)) ?? (known?.set.shell && known.set);
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
