import { backoffMs } from '@hirehq/shared-contracts/backoff';
import type { Database } from '../../../../platform/database/database.ts';
import type { DamageLog, ReleaseFiles } from '../files/release-files.ts';
import { inTime } from '../in-time.ts';
import type { SetCheck } from '../signing/set-check.ts';
import { liveSetOf, SHELL, type LiveSet } from './live-set.ts';
import { completeSetBefore, liveReleases, liveSequence, type LiveMember, type SetReleases } from './sets.store.ts';
import { soundMembers } from './sound-members.ts';

export interface LiveSetReader {
  /** What pages show; undefined if the database does not say in time, and nothing is known from before. */
  read(): Promise<LiveSet | undefined>;
  /** The number of the set that this process serves, and of the one it should serve, as far as it knows. */
  state(): { set: number | null; wanted: number | null; showsPages: boolean };
}

interface LiveSetReaderOptions {
  db: Database;
  files: ReleaseFiles;
  /** Whether the signatures of a set and of its releases are believed. */
  check: SetCheck;
  /** The origin of the files of releases; empty for that of the page. */
  assets: string;
  log: DamageLog;
  /** Called when this process begins to serve a set. */
  adopted: (sequence: number) => void;
}

interface Served {
  releases: SetReleases;
  /** State of the files of releases when the set was made. */
  revision: number;
  set: LiveSet;
  /** False if files of it are damaged, and no earlier set could be served in its place. */
  isComplete: boolean;
}

/** How long a page waits for a new set. */
const PATIENCE_MS = 3000;
/** How many earlier sets a process looks at that starts without the files of the live one. */
const EARLIER_SETS = 50;
const RETRIES = { baseMs: 500, capMs: 30_000 };

/**
 * The set this process serves. Each page asks for the number of the live set. A new set is adopted as a whole, once the files of all its
 * current versions are on this disk with their hashes; until then the set before is served, and the files are looked for again.
 */
export function createLiveSetReader({ db, files, check, assets, log, adopted }: LiveSetReaderOptions): LiveSetReader {
  let served: Served | undefined;
  let wanted: number | undefined;
  let busy: Promise<void> | undefined;
  let busySince = 0;
  let failed = { sequence: -1, times: 0, retryAt: 0 };

  const isCurrent = () => served?.isComplete === true && served.releases.sequence === wanted;
  const isWaiting = () => failed.sequence === wanted && performance.now() < failed.retryAt;

  async function serve(releases: SetReleases, isComplete: boolean): Promise<void> {
    const isNew = served?.releases.sequence !== releases.sequence;
    const members = await soundMembers(releases.members, files, log);
    const revision = files.revision();
    const set = liveSetOf({ sequence: releases.sequence, members }, { files, assets });
    served = { releases, revision, set, isComplete };
    if (isNew) adopted(releases.sequence);
  }

  /** A version that is served already may be damaged since: that keeps no other remote back. */
  const isServed = ({ remote, current }: LiveMember) =>
    served?.isComplete === true &&
    served.releases.members.some((member) => member.remote === remote && member.current.version === current.version);

  async function lackingFiles({ members }: SetReleases): Promise<string[]> {
    for (const { current, previous } of members) {
      await files.check(current);
      if (previous) await files.check(previous);
    }
    const lacking = members.filter((member) => !isServed(member));
    return lacking.flatMap(({ remote, current }) =>
      files.damagedFiles(current).map((file) => `${remote}/${current.version}/${file}`),
    );
  }

  function tryLater(sequence: number): void {
    const times = failed.sequence === sequence ? failed.times + 1 : 1;
    failed = { sequence, times, retryAt: performance.now() + backoffMs(RETRIES, times) };
  }

  function noteDoubt(sequence: number, doubt: string): void {
    tryLater(sequence);
    log.error(
      { set: sequence, served: served?.releases.sequence, doubt },
      'the live set is not taken up, because its signatures are not believed: what was verified before is served',
    );
  }

  function noteFailure(sequence: number, lacking: readonly string[]): void {
    tryLater(sequence);
    log.error(
      { set: sequence, served: served?.releases.sequence, lacking: lacking.slice(0, 20), count: lacking.length },
      'files of the live set are neither on this disk nor in the file store: the set before is served until they are',
    );
  }

  /** Whether each remote of a set can run with its current version or the one it falls back to. */
  const canStepBack = ({ members }: SetReleases) =>
    members.every(({ current, previous }) =>
      [current, previous].some((release) => release && files.damagedFiles(release).length === 0),
    );

  /**
   * For a process that starts without the files of the live set: the set before it; else the live one with damaged remotes a version
   * back; else a still earlier set, so that damage of one remote does not take the others along; else what there is of the live one.
   * What is not believed is not among them.
   */
  async function serveAnything(live: SetReleases | undefined, sequence: number): Promise<void> {
    let before = await completeSetBefore(db, sequence);
    for (let tries = 0; before && tries < EARLIER_SETS; tries += 1) {
      const isBelieved = (await check.doubtAboutEarlier(before)) === undefined;
      if (isBelieved && (await lackingFiles(before)).length === 0) return serve(before, true);
      if (live && canStepBack(live)) break;
      before = await completeSetBefore(db, before.sequence);
    }
    if (live) await serve(live, false);
  }

  async function adopt(): Promise<void> {
    const live = await liveReleases(db);
    const doubt = live && (await check.doubtAboutLive(live));
    const lacking = live && doubt === undefined ? await lackingFiles(live) : undefined;
    if (live && lacking?.length === 0) return serve(live, true);
    const sequence = live?.sequence ?? wanted ?? 0;
    if (doubt === undefined) noteFailure(sequence, lacking ?? ['a release of the set']);
    else noteDoubt(sequence, doubt);
    if (!served?.set.shell) await serveAnything(doubt === undefined ? live : undefined, sequence);
  }

  async function bringUpToDate(): Promise<void> {
    if (!served || !(isCurrent() || isWaiting())) await adopt();
    else await serve(served.releases, served.isComplete);
  }

  async function look(): Promise<LiveSet | undefined> {
    wanted = await liveSequence(db);
    const isSettled = () => served?.revision === files.revision() && (isCurrent() || isWaiting());
    // The first time, this may wait for what another page has begun, for the set before.
    for (let turn = 0; turn < 2 && !isSettled(); turn += 1) {
      if (!busy) busySince = performance.now();
      // Of what takes long, only those wait who come at its beginning.
      else if (served?.set.shell && performance.now() - busySince > PATIENCE_MS) break;
      busy ??= bringUpToDate().finally(() => (busy = undefined));
      await busy;
    }
    return served?.set;
  }

  return {
    // Without a shell nothing can be shown: whether there is one now is not known.
    read: async () => (await inTime(look(), PATIENCE_MS)) ?? (served?.set.shell && served.set),
    state() {
      const hasShell = served?.releases.members.some(({ remote }) => remote === SHELL) === true;
      return {
        set: served?.releases.sequence ?? null,
        wanted: wanted ?? null,
        showsPages: served !== undefined && (!hasShell || served.set.shell !== undefined),
      };
    },
  };
}
