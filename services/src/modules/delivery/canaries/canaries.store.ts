import { sql, type Selectable } from 'kysely';
import type { BuiltRelease, CanarySignal } from '@hirehq/shared-contracts/delivery';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';
import type { CanaryTable } from '../../../platform/database/tables/releases.ts';
import type { Block } from './canary-test.policy.ts';

export type CanaryRow = Selectable<CanaryTable>;

export type NewCanary = Omit<CanaryRow, 'state' | 'ended_at' | 'decision'>;

export const runningCanaries = (db: Database | Transaction): Promise<CanaryRow[]> =>
  db.selectFrom('canary').selectAll().where('state', '=', 'RUNNING').orderBy('remote').execute();

export const findCanary = (db: Database | Transaction, id: string): Promise<CanaryRow | undefined> =>
  db.selectFrom('canary').selectAll().where('id', '=', id).executeTakeFirst();

export const runningCanaryOf = (db: Database | Transaction, remote: string): Promise<CanaryRow | undefined> =>
  db.selectFrom('canary').selectAll().where('remote', '=', remote).where('state', '=', 'RUNNING').executeTakeFirst();

/** Newest first. */
export function canariesSince(db: Database, since: Date, remote: string | undefined, limit: number): Promise<CanaryRow[]> {
  return db
    .selectFrom('canary')
    .selectAll()
    .where('started_at', '>=', since)
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();
}

/** False if another canary of the remote was started at the same time. */
export async function insertCanary(trx: Transaction, { slow_ms, ...canary }: NewCanary): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('canary')
    .values({ ...canary, slow_ms: jsonb(slow_ms), state: 'RUNNING', ended_at: null, decision: null })
    .onConflict((conflict) => conflict.column('remote').where('state', '=', 'RUNNING').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if it no longer runs. */
export async function setShare(trx: Transaction, id: string, share: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('canary')
    .set({ share })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds the limits of further parts; one that is set never changes. */
export async function addSlowMs(db: Database, id: string, slowMs: Readonly<Record<string, number>>): Promise<void> {
  await db
    .updateTable('canary')
    .set({ slow_ms: sql<Record<string, number>>`${jsonb(slowMs)} || slow_ms` })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
}

/** Ends a canary and forgets its visits; false if another process or call has ended it. */
export async function endCanary(
  trx: Transaction,
  ending: { canary: Pick<CanaryRow, 'id' | 'remote' | 'version'>; state: CanaryRow['state']; endedAt: Date; decision: string },
): Promise<boolean> {
  const { canary, state, endedAt, decision } = ending;
  const { numUpdatedRows } = await trx
    .updateTable('canary')
    .set({ state, ended_at: endedAt, decision })
    .where('id', '=', canary.id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('canary_visit').where('canary_id', '=', canary.id).execute();
  // Pages that have it go on needing its files.
  await trx
    .updateTable('release')
    .set({ last_live_at: endedAt })
    .where('remote', '=', canary.remote)
    .where('version', '=', canary.version)
    .execute();
  return true;
}

export async function forgetCanaries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('canary').where('ended_at', '<', before).execute();
}

export interface Minute extends Block {
  canaryId: string;
  signal: CanarySignal;
  minute: Date;
}

/** What was counted of these canaries, oldest first. */
export async function minutesOf(db: Database | Transaction, ids: readonly string[]): Promise<Minute[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('canary_minute').selectAll().where('canary_id', 'in', ids).orderBy('minute').execute();
  return rows.map((row) => ({
    canaryId: row.canary_id,
    signal: row.signal,
    minute: row.minute,
    liveVisits: row.live_visits,
    liveFailures: row.live_failures,
    canaryVisits: row.canary_visits,
    canaryFailures: row.canary_failures,
  }));
}

/** The version of each remote in the live set. */
export async function liveVersions(db: Database | Transaction): Promise<Readonly<Record<string, string>>> {
  const row = await db
    .selectFrom('live_set')
    .innerJoin('release_set', 'release_set.sequence', 'live_set.sequence')
    .select('release_set.members')
    .executeTakeFirst();
  return Object.fromEntries(Object.entries(row?.members ?? {}).map(([remote, { version }]) => [remote, version]));
}

export async function storedRelease(
  db: Database | Transaction,
  remote: string,
  version: string,
): Promise<{ release: BuiltRelease; state: 'STORED' | 'PRUNED' | 'BLOCKED' } | undefined> {
  return db
    .selectFrom('release')
    .select(['release', 'state'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
}

export const lockOnRemote = (
  db: Database | Transaction,
  remote: string,
): Promise<{ why: string; locked_by: string } | undefined> =>
  db.selectFrom('release_lock').select(['why', 'locked_by']).where('remote', '=', remote).executeTakeFirst();

/**
 * Milliseconds within which 95 % of the loads of each part of a version were ready, of parts with enough reports. Loads from the
 * browser's cache do not count.
 */
export async function readyWithin(
  db: Database,
  { remote, version, minReports }: { remote: string; version: string; minReports: number },
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ part: string; ms: number }>`
    select report ->> 'part' as part, percentile_cont(0.95) within group (order by load.ms) as ms
    from load_report,
      lateral (select sum((attempt ->> 'ms')::numeric)::float8 as ms from jsonb_array_elements(report -> 'attempts') as attempt) as load
    where remote = ${remote} and outcome = 'ok' and report ->> 'isFetched' = 'true'
      and (remote = 'shell' or report -> 'attempts' -> -1 ->> 'version' = ${version})
    group by 1
    having count(*) >= ${minReports}`.execute(db);
  return Object.fromEntries(rows.map(({ part, ms }) => [part, Math.ceil(ms)]));
}

/** The employers whose candidate somebody is: by the link that brought them, and by talent pools. */
export async function employersOf(db: Database, candidateId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select source_enterprise_id::text as id from candidate where id = ${candidateId} and source_enterprise_id is not null
    union
    select pool.enterprise_id::text
    from talent_pool_member as member join talent_pool as pool on pool.id = member.talent_pool_id
    where member.candidate_id = ${candidateId}`.execute(db);
  return rows.map(({ id }) => id);
}
