import type { Canary } from '@hirehq/shared-contracts/delivery';
import type { Services } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { noteHistory, refuseForeign, type Actor } from '../releases/index.ts';
import { canariesSince, endCanary, findCanary, setShare, type CanaryRow } from './canaries.store.ts';
import type { CanaryContext } from './canary-context.ts';
import { noteOf } from './canary-note.ts';
import { canaryRecords } from './canary-record.ts';
import { knownCanaries } from './running-canaries.ts';

const DAY_MS = 86_400_000;
/** Ended canaries are kept this long. */
export const KEPT_DAYS = 90;
const MOST_LISTED = 200;

export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

export async function listCanaries(
  { db, now }: Pick<Services, 'db' | 'now'>,
  remote: string | undefined,
  limit = MOST_LISTED,
): Promise<Canary[]> {
  return canaryRecords(db, await canariesSince(db, keptSince(now()), remote, limit), now());
}

async function own({ services: { db } }: CanaryContext, actor: Actor, id: string): Promise<CanaryRow> {
  const canary = await findCanary(db, id);
  if (!canary) throw new Refusal('NOT_FOUND', { message: `There is no canary ${id}. List the canaries to see which there are.` });
  refuseForeign(actor, [canary.remote]);
  return canary;
}

async function current({ services: { db, now } }: CanaryContext, id: string): Promise<Canary> {
  knownCanaries.clear(db);
  const row = await findCanary(db, id);
  const [record] = row ? await canaryRecords(db, [row], now()) : [];
  if (!record) throw new Refusal('NOT_FOUND');
  return record;
}

const hasEnded = ({ remote, version, decision }: CanaryRow) =>
  new Refusal('CONFLICT', { message: `The canary of ${remote} ${version} has ended. ${decision ?? ''}`.trim() });

/** Gives it to more or fewer visitors; of those who have it, with a larger share nobody loses it. */
export async function changeShare(
  context: CanaryContext,
  actor: Actor,
  { id, share }: { id: string; share: number },
): Promise<Canary> {
  const canary = await own(context, actor, id);
  const { db, now } = context.services;
  if (canary.share !== share)
    await db.transaction().execute(async (trx) => {
      if (!(await setShare(trx, id, share))) throw hasEnded(canary);
      const why = `The share became ${share} %, from ${canary.share} %.`;
      await noteHistory(trx, noteOf('CANARY_CHANGE', { actor, canary, why, at: now() }));
    });
  return current(context, id);
}

/** Its visitors have the live version again. One that has ended stays as it is. */
export async function stopCanary(context: CanaryContext, actor: Actor, id: string): Promise<Canary> {
  const canary = await own(context, actor, id);
  const { db, now } = context.services;
  const at = now();
  const decision = `Stopped by ${actor.by}.`;
  await db.transaction().execute(async (trx) => {
    if (await endCanary(trx, { canary, state: 'STOPPED', endedAt: at, decision }))
      await noteHistory(trx, noteOf('CANARY_STOP', { actor, canary, why: decision, at }));
  });
  return current(context, id);
}

/** Makes its version live for everybody. One that was promoted before stays as it is. */
export async function promoteCanary(
  context: CanaryContext,
  actor: Actor,
  { id, why }: { id: string; why: string },
): Promise<Canary> {
  const canary = await own(context, actor, id);
  if (canary.state === 'PROMOTED') return current(context, id);
  if (canary.state !== 'RUNNING') throw hasEnded(canary);
  const { db, now } = context.services;
  // Makes the history's entry. Should this process end before the next step, the canary ends as one whose version is live.
  await context.makeLive(actor, { remote: canary.remote, version: canary.version, why });
  const decision = `Promoted by ${actor.by}: ${why}`;
  await db.transaction().execute((trx) => endCanary(trx, { canary, state: 'PROMOTED', endedAt: now(), decision }));
  return current(context, id);
}
