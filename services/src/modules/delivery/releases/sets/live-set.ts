import { EMBED_REMOTE } from '@hirehq/shared-contracts/embed';
import { releaseUrl, secondBase, type Release, type ReleaseSet } from '@hirehq/shared-contracts/release';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import type { ReleaseFiles } from '../files/release-files.ts';
import type { LiveMember } from './sets.store.ts';
import { showsPages } from './sound-members.ts';

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
  current: readonly BuiltRelease[];
  /** Current releases that pages of the platform do not load: the script for other sites. */
  besidePages: readonly BuiltRelease[];
  /** URL → hash of every script of every live version. */
  integrity: Readonly<Record<string, string>>;
}

/** The URL of a file of a release; `assets` is the origin of the files of releases, empty for that of the page. */
export function fileUrl(assets: string, release: Pick<Release, 'remote' | 'version' | 'base'>, file: string): string {
  return releaseUrl(assets + (release.remote === SHELL ? '' : REMOTES_BASE), release, file);
}

const isScript = (file: string) => /\.m?js$/.test(file) && file !== SERVICE_WORKER_FILE;

export function scriptHashes(assets: string, release: Release | undefined): [string, string][] {
  if (!release) return [];
  return Object.entries(release.files)
    .filter(([file]) => isScript(file) && file !== release.servedPart)
    .flatMap(([file, { integrity }]): [string, string][] => {
      const first: [string, string] = [fileUrl(assets, release, file), integrity];
      const hasSecond = release.remote !== SHELL && release.base === undefined;
      return hasSecond ? [first, [releaseUrl(secondBase(assets + REMOTES_BASE), release, file), integrity]] : [first];
    });
}

/** The release as the page contains it, with the files that its loader requests, and without what only the server, the gate, operators and pages of others need. */
export function forPage({ servedTexts: _, surface: __, servedPart: ___, manifest, files, ...release }: BuiltRelease): Release {
  const { budgets: ____, embeds: _____, ...declared } = manifest;
  const requested = new Set([release.entry, ...Object.values(release.parts).flatMap(({ js, css }) => [...js, ...css])]);
  const ofPages = Object.entries(files).filter(([file]) => requested.has(file));
  return { ...release, manifest: declared, files: Object.fromEntries(ofPages) };
}

const isForPages = ({ remote }: LiveMember): boolean => remote !== EMBED_REMOTE;

/** What pages show of the members of a set that are sound. */
export function liveSetOf(
  { sequence, members }: { sequence: number; members: readonly LiveMember[] },
  { files, assets }: { files: Pick<ReleaseFiles, 'damagedFiles'>; assets: string },
): LiveSet {
  const ofPages = members.filter(isForPages);
  const shell = ofPages.find((member) => member.remote === SHELL);
  const remotes = ofPages.filter((member) => member.remote !== SHELL);
  return {
    shell: shell && showsPages(shell.current, files) ? shell : undefined,
    releaseSet: {
      sequence,
      channel: 'live',
      base: assets + REMOTES_BASE,
      remotes: Object.fromEntries(
        remotes.map(({ remote, current, previous }) => [
          remote,
          { current: forPage(current), ...(previous && { previous: forPage(previous) }) },
        ]),
      ),
    },
    current: [...remotes, ...(shell ? [shell] : [])].map(({ current }) => current),
    besidePages: members.filter((member) => !isForPages(member)).map(({ current }) => current),
    integrity: Object.fromEntries(
      ofPages.flatMap(({ current, previous }) => [...scriptHashes(assets, current), ...scriptHashes(assets, previous)]),
    ),
  };
}

/** Every version of a set, those that pages fall back to included. */
export const releasesOf = ({ shell, releaseSet, current, besidePages }: LiveSet): Release[] => [
  ...current,
  ...besidePages,
  ...Object.values(releaseSet.remotes).flatMap(({ previous }) => previous ?? []),
  ...(shell?.previous ? [shell.previous] : []),
];

const isShell = ({ remote }: Pick<Release, 'remote'>) => remote === SHELL;

/** The live set as one page runs it: working copies or chosen versions in place of the live ones, with nothing to step back to. */
export function withOverrides(live: LiveSet, overrides: readonly Release[], assets: string): LiveSet {
  if (overrides.length === 0) return live;
  const replaced = new Set(overrides.map(({ remote }) => remote));
  const [shells, remotes] = [overrides.filter(isShell), overrides.filter((release) => !isShell(release))];
  const members = Object.fromEntries(remotes.map((release) => [release.remote, { current: forPage(release) }]));
  const [shell] = shells;
  return {
    ...live,
    shell: shell ? { remote: SHELL, current: shell, previous: undefined } : live.shell,
    releaseSet: { ...live.releaseSet, remotes: { ...live.releaseSet.remotes, ...members } },
    current: [...remotes, ...live.current.filter(({ remote }) => !replaced.has(remote)), ...shells],
    integrity: { ...live.integrity, ...Object.fromEntries(overrides.flatMap((release) => scriptHashes(assets, release))) },
  };
}
