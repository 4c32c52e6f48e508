import type { ChangedSet, HistoryAction, SET_CAUSES } from '@hirehq/shared-contracts/delivery';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { noteHistory } from '../history/history.store.ts';
import { enqueuePurge } from '../pages/sharing/purge-pages.ts';
import { findVersions, triedVersions, type RemoteVersion, type StoredVersion } from '../releases.store.ts';
import { refuseForeign } from '../remotes.policy.ts';
import { doubtAboutSet, signSet } from '../signing/sign-set.ts';
import { trustedKeys } from '../signing/trusted-keys.ts';
import { baseOfChange, type BaseOfChange } from './base-of-change.ts';
import { nextMembers, restoredMembers, versionsLeaving, type Change } from './next-members.policy.ts';
import { refuseBreaks, type FindBreaks } from './refuse-breaks.ts';
import { setRecord } from './set-record.ts';
import { findSet, insertLiveSet, lockLiveSet, locksOf, noteLeft, type SetMembers, type SetRow } from './sets.store.ts';

export type Changing = Pick<Services, 'config' | 'db' | 'keyedHash' | 'now' | 'work'>;
type Cause = (typeof SET_CAUSES)[number];

/** Who changes what is live, and which remotes they may change. */
export interface Actor {
  by: string;
  keyId: string | null;
  remotes: readonly string[] | 'ALL';
}

export interface Wish {
  why: string;
  actor: Actor;
  /** The live set that the caller has seen; with another one the change is refused. */
  expected?: number | undefined;
  /** Only says what would change. */
  dryRun?: boolean | undefined;
}

export interface WishedChange extends Wish {
  change: Change;
  cause: Cause;
}

export interface WishedRestore extends Wish {
  sequence: number;
  remotes?: readonly string[] | undefined;
}

export interface ChangeOptions {
  findBreaks?: FindBreaks;
}

interface Plan extends Wish {
  cause: Cause;
  /** The members after the change of those that are live then. */
  next: (live: SetMembers) => SetMembers;
}

const ACTIONS: Readonly<Record<Cause, HistoryAction>> = {
  START: 'PROMOTE',
  PROMOTE: 'PROMOTE',
  ROLLBACK: 'ROLLBACK',
  CANARY: 'CANARY_PROMOTE',
};

const noBreaks: FindBreaks = () => [];

function refuseUnexpected(live: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== live)
    throw new Refusal('CONFLICT', {
      message: `The live set is ${live}, not ${expected}: somebody has changed it in the meantime. Look at it, and try again.`,
    });
}

async function refuseLocked(db: Database, remotes: readonly string[]): Promise<void> {
  const [lock] = await locksOf(db, remotes);
  if (lock)
    throw new Refusal('REMOTE_LOCKED', {
      message: `${lock.remote} was locked by ${lock.locked_by}: ${lock.why} Unlock it, or wait until it is unlocked.`,
    });
}

function refuseUnusable(remote: string, version: string, found: StoredVersion | undefined): void {
  const name = `${remote} ${version}`;
  const message = {
    none: `There is no release ${name}. Publish it first.`,
    PRUNED: `The files of ${name} were removed, because it was not live for a long time. Publish it again.`,
    BLOCKED: `${name} is blocked, and cannot be live. Publish another version.`,
    STORED: undefined,
  }[found?.state ?? 'none'];
  if (message !== undefined) throw new Refusal('RELEASE_REFUSED', { message });
}

/** The remotes whose version differs between two sets, by name. */
function differences(before: SetMembers, after: SetMembers): ChangedSet['changes'] {
  const remotes = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return remotes
    .map((remote) => ({ remote, from: before[remote]?.version ?? null, to: after[remote]?.version ?? null }))
    .filter(({ from, to }) => from !== to);
}

const currentOf = (members: SetMembers): RemoteVersion[] =>
  Object.entries(members).map(([remote, { version }]) => ({ remote, version }));
const previousOf = (members: SetMembers): RemoteVersion[] =>
  Object.entries(members).flatMap(([remote, { previousVersion }]) =>
    previousVersion ? [{ remote, version: previousVersion }] : [],
  );

/** What the set would lack, or nothing. Throws for a version that cannot be live. */
async function breaksOf(db: Database, before: SetMembers, after: SetMembers, findBreaks: FindBreaks) {
  const [canaries, fallbacks] = [await triedVersions(db), previousOf(before)];
  const found = await findVersions(db, [...currentOf(before), ...currentOf(after), ...canaries, ...fallbacks]);
  const releaseOf = (remote: string, version: string) => found.get(`${remote} ${version}`);
  for (const { remote, to } of differences(before, after)) if (to !== null) refuseUnusable(remote, to, releaseOf(remote, to));
  const releases = (versions: readonly RemoteVersion[]) =>
    versions.flatMap(({ remote, version }) => releaseOf(remote, version)?.release ?? []);
  return findBreaks({
    before: releases(currentOf(before)),
    after: releases(currentOf(after)),
    canaries: releases(canaries),
    fallbacks: releases(fallbacks),
  });
}

async function makeLive(
  trx: Transaction,
  before: SetRow,
  { services, set }: { services: Changing; set: Omit<SetRow, 'signature'> },
): Promise<void> {
  await insertLiveSet(trx, { ...set, signature: await signSet(services, set) });
  await noteLeft(trx, versionsLeaving(before.members, set.members), set.made_at);
  const { sequence, made_by, key_id, made_at, why } = set;
  await enqueuePurge(services, trx, sequence);
  await noteHistory(
    trx,
    differences(before.members, set.members).map(({ remote, to }) => ({
      at: made_at,
      action: ACTIONS[set.cause as Cause],
      acted_by: made_by,
      key_id,
      remote,
      version: to,
      sequence,
      outcome: 'DONE' as const,
      why,
    })),
  );
}

/** Changes what is live, which is locked unless this is a dry run. */
async function change(
  db: Database,
  { live: before, isRepaired }: BaseOfChange,
  { services, plan, findBreaks }: { services: Changing; plan: Plan; findBreaks: FindBreaks },
): Promise<{ changed: ChangedSet; set: Omit<SetRow, 'signature'> | undefined }> {
  const { why, cause, actor, expected, dryRun = false } = plan;
  refuseUnexpected(before.sequence, expected);
  const members = plan.next(before.members);
  const changes = differences(before.members, members);
  refuseForeign(
    actor,
    changes.map(({ remote }) => remote),
  );
  if (changes.length === 0 && !isRepaired)
    return { changed: { set: setRecord(before, before.sequence), changes, breaks: [], dryRun }, set: undefined };
  await refuseLocked(
    db,
    changes.map(({ remote }) => remote),
  );
  const breaks = await breaksOf(db, before.members, members, findBreaks);
  if (!dryRun) refuseBreaks(breaks);
  const sequence = before.sequence + 1;
  const set = { sequence, members, cause, why, made_by: actor.by, key_id: actor.keyId, made_at: services.now() };
  return { changed: { set: setRecord(set, dryRun ? before.sequence : sequence), changes, breaks: [...breaks], dryRun }, set };
}

async function carryOut(services: Changing, plan: Plan, { findBreaks = noBreaks }: ChangeOptions): Promise<ChangedSet> {
  const context = { services, plan, findBreaks };
  if (plan.dryRun) return (await change(services.db, await baseOfChange(services.db, services), context)).changed;
  return services.db.transaction().execute(async (trx) => {
    await lockLiveSet(trx);
    const base = await baseOfChange(trx, services);
    const { changed, set } = await change(trx, base, context);
    if (set) await makeLive(trx, base.live, { services, set });
    return changed;
  });
}

/**
 * Makes stored versions live, as the next set, whatever else has become live in the meantime: of several changes each has the set that
 * the one before it made. A change that changes nothing returns the live set.
 */
export async function changeSet(services: Changing, wished: WishedChange, options: ChangeOptions = {}): Promise<ChangedSet> {
  refuseForeign(wished.actor, Object.keys(wished.change));
  return carryOut(services, { ...wished, next: (live) => nextMembers(live, wished.change) }, options);
}

/** Makes the members of an earlier set live again, as the next set: these remotes, or those that the actor may change. */
export async function restoreSet(services: Changing, wished: WishedRestore, options: ChangeOptions = {}): Promise<ChangedSet> {
  const { sequence, actor } = wished;
  if (wished.remotes) refuseForeign(actor, wished.remotes);
  const earlier = await findSet(services.db, sequence);
  if (!earlier)
    throw new Refusal('NOT_FOUND', { message: `There is no release set ${sequence}. List the sets to see which there are.` });
  if (await doubtAboutSet(await trustedKeys(services), earlier))
    throw new Refusal('RELEASE_REFUSED', {
      message: `The release set ${sequence} is not as it was signed. Restore another one.`,
    });
  const next = (live: SetMembers) => {
    const all = actor.remotes === 'ALL' ? Object.keys({ ...live, ...earlier.members }) : actor.remotes;
    return restoredMembers(live, earlier.members, wished.remotes ?? all);
  };
  return carryOut(services, { ...wished, cause: 'ROLLBACK', next }, options);
}

/** Makes versions live that a process was started with: of remotes of which nothing is live, or, with `all`, of those that are not locked. */
export async function startWith(
  services: Changing,
  { change: wanted, all }: { change: Readonly<Record<string, string>>; all: boolean },
  options: ChangeOptions = {},
): Promise<ChangedSet> {
  const locked = new Set((await locksOf(services.db, Object.keys(wanted))).map(({ remote }) => remote));
  const next = (live: SetMembers) =>
    nextMembers(
      live,
      Object.fromEntries(Object.entries(wanted).filter(([remote]) => (all ? !locked.has(remote) : !Object.hasOwn(live, remote)))),
    );
  const why = all ? 'The services were started with it.' : 'Nothing of it was live.';
  const actor = { by: all ? 'operator' : 'platform', keyId: null, remotes: 'ALL' as const };
  return carryOut(services, { why, actor, cause: all ? 'PROMOTE' : 'START', next }, options);
}
