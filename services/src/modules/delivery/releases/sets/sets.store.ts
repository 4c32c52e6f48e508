import { sql, type Selectable } from 'kysely';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { jsonb, type Database, type Transaction } from '../../../../platform/database/database.ts';
import type { ReleaseLockTable, ReleaseSetTable, SetMember } from '../../../../platform/database/tables/releases.ts';
import type { RemoteVersion } from '../releases.store.ts';
import type { ProvenSet } from '../signing/set-check.ts';
import type { StoredProof } from '../signing/verify-release.ts';

export type SetMembers = Readonly<Record<string, SetMember>>;
export type SetRow = Selectable<ReleaseSetTable>;

export interface LiveMember {
  remote: string;
  current: BuiltRelease;
  previous: BuiltRelease | undefined;
}

/** A release set with its releases, and what was signed of all of them. */
export interface SetReleases extends ProvenSet {
  sequence: number;
  members: readonly LiveMember[];
}

export async function liveSequence(db: Database): Promise<number> {
  const row = await db.selectFrom('live_set').select('sequence').executeTakeFirstOrThrow();
  return row.sequence;
}

interface MemberRow {
  sequence: number;
  members: Record<string, SetMember>;
  signature: string | null;
  remote: string | null;
  current: BuiltRelease | null;
  current_source: string | null;
  current_signature: string | null;
  previous: BuiltRelease | null;
  previous_source: string | null;
  previous_signature: string | null;
}

const proofsOf = (row: MemberRow): StoredProof[] => [
  ...(row.current ? [{ release: row.current, source: row.current_source, signature: row.current_signature }] : []),
  ...(row.previous ? [{ release: row.previous, source: row.previous_source, signature: row.previous_signature }] : []),
];

function setOf(rows: readonly MemberRow[]): SetReleases | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const members = rows.flatMap(({ remote, current, previous }) =>
    remote !== null && current ? [{ remote, current, previous: previous ?? undefined }] : [],
  );
  const isComplete = rows.every(({ remote, current }) => remote === null || current !== null);
  const { sequence, signature } = first;
  const signed = { sequence, members: first.members, signature };
  return isComplete ? { sequence, members, signed, proofs: rows.flatMap(proofsOf) } : undefined;
}

/** A set with its releases, as of one moment; undefined if a version of it is no longer stored. */
async function setWithReleases(db: Database, sequence: ReturnType<typeof sql<number>>): Promise<SetReleases | undefined> {
  const { rows } = await sql<MemberRow>`
    select release_set.sequence, release_set.members, release_set.signature, member.key as remote,
      current.release as current, current.source as current_source, current.signature as current_signature,
      previous.release as previous, previous.source as previous_source, previous.signature as previous_signature
    from release_set
    left join lateral jsonb_each(release_set.members) as member on true
    left join release as current
      on current.remote = member.key and current.version = member.value ->> 'version' and current.state = 'STORED'
    left join release as previous
      on previous.remote = member.key and previous.version = member.value ->> 'previousVersion' and previous.state = 'STORED'
    where release_set.sequence = ${sequence}
    order by member.key`.execute(db);
  return setOf(rows);
}

export const liveReleases = (db: Database): Promise<SetReleases | undefined> =>
  setWithReleases(db, sql<number>`(select sequence from live_set)`);

/** The last set before this one that had a shell and whose versions are all stored. */
export async function completeSetBefore(db: Database, sequence: number): Promise<SetReleases | undefined> {
  const row = await db
    .selectFrom('release_set')
    .select('sequence')
    .where('sequence', '<', sequence)
    .where(
      sql<boolean>`members ? 'shell' and not exists (
        select 1 from jsonb_each(members) as member
        where not exists (
          select 1 from release
          where release.remote = member.key and release.version = member.value ->> 'version' and release.state = 'STORED'
        ))`,
    )
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && setWithReleases(db, sql<number>`${row.sequence}::bigint`);
}

/** Locks what is live until the transaction ends: of all who change it, one at a time has this. */
export async function lockLiveSet(trx: Transaction): Promise<SetRow> {
  const { sequence } = await trx.selectFrom('live_set').select('sequence').forUpdate().executeTakeFirstOrThrow();
  return trx.selectFrom('release_set').selectAll().where('sequence', '=', sequence).executeTakeFirstOrThrow();
}

export function findSet(db: Database, sequence: number): Promise<SetRow | undefined> {
  return db.selectFrom('release_set').selectAll().where('sequence', '=', sequence).executeTakeFirst();
}

export async function insertLiveSet(trx: Transaction, set: SetRow): Promise<void> {
  await trx
    .insertInto('release_set')
    .values({ ...set, members: jsonb<Record<string, SetMember>>({ ...set.members }) })
    .execute();
  await trx.updateTable('live_set').set({ sequence: set.sequence }).execute();
}

/** Sets before this one, newest first, with the number of the live one. */
export async function listSets(
  db: Database,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SetRow[]> {
  return db
    .selectFrom('release_set')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

/**
 * The version of each live remote, or of one, that was live before the present one and is still stored, with the newest set that had it.
 */
export async function earlierVersions(
  db: Database,
  remote?: string,
): Promise<{ remote: string; version: string; sequence: number }[]> {
  const { rows } = await sql<{ remote: string; version: string; sequence: number }>`
    with live as (
      select member.key as remote, member.value ->> 'version' as version, release_set.sequence
      from live_set join release_set using (sequence) cross join lateral jsonb_each(members) as member
    )
    select distinct on (live.remote) live.remote, member.value ->> 'version' as version, release_set.sequence
    from live
    join release_set on release_set.sequence < live.sequence
    cross join lateral jsonb_each(release_set.members) as member
    join release on release.remote = member.key and release.version = member.value ->> 'version' and release.state = 'STORED'
    where member.key = live.remote and release.version <> live.version
      and ${remote === undefined ? sql`true` : sql`live.remote = ${remote}`}
    order by live.remote, release_set.sequence desc`.execute(db);
  return rows;
}

/** The locks of these remotes. */
export async function locksOf(db: Database, remotes: readonly string[]): Promise<Selectable<ReleaseLockTable>[]> {
  if (remotes.length === 0) return [];
  return db
    .selectFrom('release_lock')
    .selectAll()
    .where('remote', 'in', [...remotes])
    .orderBy('remote')
    .execute();
}

/** Notes that these versions have just left the live set. */
export async function noteLeft(trx: Transaction, left: readonly RemoteVersion[], at: Date): Promise<void> {
  for (const { remote, version } of left)
    await trx
      .updateTable('release')
      .set({ last_live_at: at })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
}
