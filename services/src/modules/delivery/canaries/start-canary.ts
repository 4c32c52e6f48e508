import { randomBytes } from 'node:crypto';
import type { Canary } from '@hirehq/shared-contracts/delivery';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { noteHistory, refuseForeign, type Actor } from '../releases/index.ts';
import {
  insertCanary,
  liveVersions,
  lockOnRemote,
  readyWithin,
  runningCanaryOf,
  storedRelease,
  type CanaryRow,
  type NewCanary,
} from './canaries.store.ts';
import type { CanaryContext } from './canary-context.ts';
import { noteOf } from './canary-note.ts';
import { canaryRecords } from './canary-record.ts';
import { REPORTS_FOR_SLOW } from './decide-canaries.ts';
import { knownCanaries } from './running-canaries.ts';

export interface WishedCanary {
  remote: string;
  version: string;
  share: number;
  enterprises: readonly string[];
  accounts: readonly string[];
  hours: number;
  why: string;
}

const HOUR_MS = 3_600_000;
const endOf = (from: Date, hours: number) => new Date(from.getTime() + Math.round(hours * HOUR_MS));

const refused = (message: string) => new Refusal('RELEASE_REFUSED', { message });

/** The live version that a version can be compared with; refuses one that cannot be given to anybody. */
async function comparedWith(trx: Transaction, { remote, version }: WishedCanary): Promise<string> {
  const stored = await storedRelease(trx, remote, version);
  if (!stored) throw refused(`There is no release ${remote} ${version}. Publish it first.`);
  if (stored.state === 'BLOCKED') throw refused(`${remote} ${version} is blocked. Publish another version.`);
  if (stored.state === 'PRUNED')
    throw refused(`The files of ${remote} ${version} were removed, because it was not live for a long time. Publish it again.`);
  const against = (await liveVersions(trx))[remote];
  if (against === undefined)
    throw refused(`No version of ${remote} is live that a canary could be compared with. Promote this one.`);
  if (against === version) throw refused(`${remote} ${version} is live already.`);
  return against;
}

async function refuseLocked(trx: Transaction, remote: string): Promise<void> {
  const lock = await lockOnRemote(trx, remote);
  if (lock)
    throw new Refusal('REMOTE_LOCKED', {
      message: `${remote} was locked by ${lock.locked_by}: ${lock.why} Unlock it, or wait until it is unlocked.`,
    });
}

function refuseOther({ remote, version }: CanaryRow): never {
  throw refused(`${remote} ${version} is tried out already. Promote or stop it before another version is given to visitors.`);
}

/** Gives a stored version to a part of the visitors. Started again, the running canary of that version is returned. */
export async function startCanary(context: CanaryContext, actor: Actor, wish: WishedCanary): Promise<Canary> {
  const { db, now } = context.services;
  const { remote, version, share, why } = wish;
  refuseForeign(actor, [remote]);
  await context.refuseBreaks(remote, version);
  const at = now();
  const row = await db.transaction().execute(async (trx) => {
    const running = await runningCanaryOf(trx, remote);
    if (running) return running.version === version ? running : refuseOther(running);
    await refuseLocked(trx, remote);
    const against = await comparedWith(trx, wish);
    const canary: NewCanary = {
      id: newId(),
      remote,
      version,
      against,
      share,
      salt: randomBytes(16).toString('base64url'),
      enterprises: [...wish.enterprises],
      accounts: [...wish.accounts],
      why,
      started_by: actor.by,
      key_id: actor.keyId,
      started_at: at,
      ends_at: endOf(at, wish.hours),
      slow_ms: await readyWithin(trx, { remote, version: against, minReports: REPORTS_FOR_SLOW }),
    };
    if (!(await insertCanary(trx, canary))) throw new Refusal('CONFLICT');
    await noteHistory(trx, noteOf('CANARY_START', { actor, canary, why, at }));
    return { ...canary, state: 'RUNNING' as const, ended_at: null, decision: null };
  });
  knownCanaries.clear(db);
  return (await canaryRecords(db, [row], at))[0] as Canary;
}
