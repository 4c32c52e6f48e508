import { sql } from 'kysely';
import type { CanarySignal } from '@hirehq/shared-contracts/delivery';
import { lockSubject } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Arm } from './arms.policy.ts';
import type { VisitOutcome } from './visit-outcome.policy.ts';

/**
 * After this many failures a day of one signal, visits from a network count no more for it, in either arm: with two, it takes a
 * second network to revert a canary.
 */
export const FAILURES_OF_A_NETWORK = 2;

export interface CountedVisit {
  canaryId: string;
  visit: string;
  arm: Arm;
  /** Null if its failures are not limited. */
  network: string | null;
  outcome: VisitOutcome;
  at: Date;
}

interface Increment {
  signal: CanarySignal;
  isFailure: boolean;
}

/** The signals for which the network of a visit has had its failures. */
async function usedUp(trx: Transaction, { canaryId, network, at }: CountedVisit): Promise<ReadonlySet<CanarySignal>> {
  if (network === null) return new Set();
  const { rows } = await sql<{ signal: CanarySignal }>`
    select signal from canary_visit, unnest(signals) as signal
    where canary_id = ${canaryId} and network = ${network} and counted_at > ${at}::timestamptz - interval '1 day'
    group by signal having count(*) >= ${FAILURES_OF_A_NETWORK}`.execute(trx);
  return new Set(rows.map(({ signal }) => signal));
}

/** The row of a visit, which nobody else changes until the transaction ends; undefined once the canary has ended. */
async function lockedVisit(trx: Transaction, { canaryId, visit, arm, network, at }: CountedVisit) {
  await sql`
    insert into canary_visit (canary_id, visit, arm, network, counted, signals, counted_at)
    select id, ${visit}, ${arm}, ${network}, '{}', '{}', ${at}
    from canary where id = ${canaryId} and state = 'RUNNING'
    on conflict do nothing`.execute(trx);
  return trx
    .selectFrom('canary_visit')
    .select(['counted', 'signals'])
    .where('canary_id', '=', canaryId)
    .where('visit', '=', visit)
    .forUpdate()
    .executeTakeFirst();
}

async function addToMinute(trx: Transaction, { canaryId, arm, at }: CountedVisit, added: readonly Increment[]): Promise<void> {
  const one = (isIn: boolean) => (isIn ? 1 : 0);
  await trx
    .insertInto('canary_minute')
    .values(
      // In one order, so that two transactions never wait for each other.
      added
        .toSorted((first, second) => first.signal.localeCompare(second.signal))
        .map(({ signal, isFailure }) => ({
          canary_id: canaryId,
          minute: new Date(Math.floor(at.getTime() / 60_000) * 60_000),
          signal,
          live_visits: one(arm === 'live'),
          live_failures: one(arm === 'live' && isFailure),
          canary_visits: one(arm === 'canary'),
          canary_failures: one(arm === 'canary' && isFailure),
        })),
    )
    .onConflict((conflict) =>
      conflict.columns(['canary_id', 'signal', 'minute']).doUpdateSet({
        live_visits: sql<number>`canary_minute.live_visits + excluded.live_visits`,
        live_failures: sql<number>`canary_minute.live_failures + excluded.live_failures`,
        canary_visits: sql<number>`canary_minute.canary_visits + excluded.canary_visits`,
        canary_failures: sql<number>`canary_minute.canary_failures + excluded.canary_failures`,
      }),
    )
    .execute();
}

/**
 * Counts what is new of a visit: for each signal its first outcome, and a failure that comes later once more. A signal has at most
 * one failure a visit. True if a failure was counted.
 */
async function countVisit(trx: Transaction, visit: CountedVisit): Promise<boolean> {
  const { counted, failed } = visit.outcome;
  if (failed.size > 0 && visit.network !== null) await lockSubject(trx, 'canaryNetwork', `${visit.canaryId} ${visit.network}`);
  const before = await lockedVisit(trx, visit);
  if (!before) return false;
  const isNew = (signal: CanarySignal) =>
    !before.signals.includes(signal) && (failed.has(signal) || !before.counted.includes(signal));
  const fresh = [...counted].filter(isNew);
  const ignored = fresh.length === 0 ? new Set() : await usedUp(trx, visit);
  const added = fresh
    .filter((signal) => !ignored.has(signal))
    .map((signal): Increment => ({ signal, isFailure: failed.has(signal) }));
  if (added.length === 0) return false;
  const failures = added.filter(({ isFailure }) => isFailure).map(({ signal }) => signal);
  await trx
    .updateTable('canary_visit')
    .set({
      counted: [...new Set([...before.counted, ...added.map(({ signal }) => signal)])],
      signals: [...before.signals, ...failures],
    })
    .where('canary_id', '=', visit.canaryId)
    .where('visit', '=', visit.visit)
    .execute();
  await addToMinute(trx, visit, added);
  return failures.length > 0;
}

/** Counts what the reports of one page say of the canaries it is in. Returns the ids of those for which a failure was counted. */
export function countVisits(db: Database, visits: readonly CountedVisit[]): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const failed: string[] = [];
    // In one order, so that two transactions never wait for each other.
    for (const visit of visits.toSorted((one, other) => one.canaryId.localeCompare(other.canaryId)))
      if (await countVisit(trx, visit)) failed.push(visit.canaryId);
    return failed;
  });
}
