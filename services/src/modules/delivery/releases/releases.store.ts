import { sql, type Selectable } from 'kysely';
import type { BuiltRelease, ReleaseRecord, RemoteVersionState } from '@hirehq/shared-contracts/delivery';
import { EMBED_REMOTE } from '@hirehq/shared-contracts/embed';
import { DEVELOPMENT_VERSION, type Release } from '@hirehq/shared-contracts/release';
import { lock } from '../../../platform/database/advisory-locks.ts';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';
import type { ReleaseTable } from '../../../platform/database/tables/releases.ts';

/** A version by its remote. */
export interface RemoteVersion {
  remote: string;
  version: string;
}

export type StoredVersion = Pick<Selectable<ReleaseTable>, 'remote' | 'version' | 'release' | 'state' | 'source' | 'signature'>;

export interface NewRelease {
  release: BuiltRelease;
  /** The text of release.json. */
  source: string;
  signature: string | null;
  /** Id of the key of the team; null for the operator. */
  publishedBy: string | null;
  /** The folder it was published from, if it was published from one. */
  builtIn?: string | undefined;
}

const recordOf = (row: Omit<Selectable<ReleaseTable>, 'last_live_at'>): ReleaseRecord => ({
  remote: row.remote,
  version: row.version,
  state: row.state,
  contract: row.release.manifest.contract,
  publishedBy: row.published_by,
  publishedTimestamp: row.published_at.toISOString(),
  files: Object.keys(row.release.files).length,
  bytes: Object.values(row.release.files).reduce((sum, { size }) => sum + size, 0),
});

/** A release and its record, whatever became of its files. */
export async function findRelease(
  db: Database,
  { remote, version }: RemoteVersion,
): Promise<{ release: BuiltRelease; record: ReleaseRecord } | undefined> {
  const row = await db
    .selectFrom('release')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { release: row.release, record: recordOf(row) };
}

/** Newest first. */
export async function listReleases(db: Database, remote: string): Promise<ReleaseRecord[]> {
  const rows = await db
    .selectFrom('release')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(recordOf);
}

export interface VersionOfRemote {
  release: BuiltRelease;
  record: ReleaseRecord;
  state: RemoteVersionState;
  /** Team; null if the operator published it from a folder. */
  team: string | null;
}

/** The newest versions of a remote, and those in use, newest first, with what became of them and who published them. */
export async function listVersions(db: Database, remote: string, limit: number): Promise<VersionOfRemote[]> {
  const { rows } = await sql<Selectable<ReleaseTable> & { team: string | null; became: RemoteVersionState }>`
    with live as (select members -> ${remote} ->> 'version' as version from live_set join release_set using (sequence)),
    placed as (
      select release.*, team_key.team, row_number() over (order by published_at desc, release.version desc) as place,
        case
          when release.version in (select version from live) then 'LIVE'
          when exists (
            select 1 from canary
            where canary.remote = release.remote and canary.version = release.version and canary.state = 'RUNNING'
          ) then 'TRIED'
          when release.state <> 'STORED' then release.state
          when exists (select 1 from release_set where members -> release.remote ->> 'version' = release.version) then 'EARLIER'
          else 'STORED'
        end as became
      from release left join team_key on team_key.id = release.published_by
      where release.remote = ${remote}
    )
    select * from placed where place <= ${limit} or became in ('LIVE', 'TRIED') order by place`.execute(db);
  return rows.map(({ team, became, ...row }) => ({ release: row.release, record: recordOf(row), state: became, team }));
}

/** The version of a remote that was stored last, and is. */
export async function newestStored(db: Database, remote: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('release')
    .select('version')
    .where('remote', '=', remote)
    .where('state', '=', 'STORED')
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

/** These versions by `remote version`. */
export async function findVersions(db: Database, versions: readonly RemoteVersion[]): Promise<Map<string, StoredVersion>> {
  const { rows } = await sql<StoredVersion>`
    select remote, version, release, state, source, signature from release
    where (remote, version) in (
      select * from unnest(${versions.map(({ remote }) => remote)}::text[], ${versions.map(({ version }) => version)}::text[])
    )`.execute(db);
  return new Map(rows.map((row) => [`${row.remote} ${row.version}`, row]));
}

/** Those of these versions whose files are stored, by `remote version`. */
export async function findStored(db: Database, names: readonly RemoteVersion[]): Promise<Map<string, BuiltRelease>> {
  const found = await findVersions(db, names);
  return new Map([...found].flatMap(([name, { release, state }]) => (state === 'STORED' ? [[name, release] as const] : [])));
}

/** Adds the signature of a release that an earlier version of the platform has published without one. */
export async function signUnsigned(trx: Transaction, { release, source, signature }: NewRelease): Promise<void> {
  await trx
    .updateTable('release')
    .set({ release: jsonb(release), source, signature })
    .where('remote', '=', release.remote)
    .where('version', '=', release.version)
    .where('signature', 'is', null)
    .execute();
}

/** The remote that already uses this container name. */
export async function ownerOfContainer(db: Database, container: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('release')
    .select('remote')
    .where(sql`release ->> 'container'`, '=', container)
    .executeTakeFirst();
  return row?.remote;
}

/** Of those who publish, one at a time has this until its transaction ends: names of versions and containers have one owner. */
export const lockReleases = (trx: Transaction): Promise<void> => lock(trx, 'releases');

/** Inserts a release, or makes a pruned one stored again. */
export async function insertRelease(
  trx: Transaction,
  { release, source, signature, publishedBy }: NewRelease,
  at: Date,
): Promise<void> {
  const content = { release: jsonb(release), source, signature, published_by: publishedBy, published_at: at };
  await trx
    .insertInto('release')
    .values({ remote: release.remote, version: release.version, ...content })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version']).doUpdateSet({ ...content, state: 'STORED', last_live_at: null }),
    )
    .execute();
}

/** Keeps the bytes of a release as long as it. Returns the hashes that the store does not have. */
export async function noteFiles(db: Database, { remote, version, files }: Release): Promise<string[]> {
  const paths = Object.keys(files);
  const hashes = Object.values(files).map(({ integrity }) => integrity);
  const { rows } = await sql<{ hash: string }>`
    with named as (select * from unnest(${paths}::text[], ${hashes}::text[]) as file (path, hash)), added as (
      insert into release_file (remote, version, path, hash)
      select ${remote}, ${version}, named.path, named.hash from named join stored_file using (hash)
      on conflict do nothing
    )
    select distinct hash from named where not exists (select 1 from stored_file where stored_file.hash = named.hash)`.execute(db);
  return rows.map(({ hash }) => hash);
}

export async function hasStoredFiles(db: Database, { remote, version }: RemoteVersion): Promise<boolean> {
  const row = await db
    .selectFrom('release_file')
    .select('path')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes the folder in which a release was found. */
export async function noteBuiltIn(db: Database, { remote, version }: RemoteVersion, builtIn: string): Promise<void> {
  await db
    .updateTable('release')
    .set({ built_in: builtIn })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
}

export async function builtIn(db: Database, { remote, version }: RemoteVersion): Promise<string | undefined> {
  const row = await db
    .selectFrom('release')
    .select('built_in')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.built_in ?? undefined;
}

/** The versions of canaries that run. */
export const triedVersions = (db: Database): Promise<RemoteVersion[]> =>
  db.selectFrom('canary').select(['remote', 'version']).where('state', '=', 'RUNNING').execute();

/** A version that the live set has, or falls back to, or that is tried out. */
const isInUse = sql<boolean>`(
  exists (
    select 1 from live_set join release_set using (sequence) cross join lateral jsonb_each(members) as member
    where member.key = release.remote and release.version in (member.value ->> 'version', member.value ->> 'previousVersion')
  ) or exists (
    select 1 from canary
    where canary.remote = release.remote and canary.state = 'RUNNING' and release.version in (canary.version, canary.against)
  )
)`;

/** Whether a version is live, is what pages fall back to, or is tried out. */
export async function isUsed(db: Database, { remote, version }: RemoteVersion): Promise<boolean> {
  const row = await db
    .selectFrom('release')
    .select('version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where(isInUse)
    .executeTakeFirst();
  return row !== undefined;
}

/** False if there is no such version in the state `from`. */
export async function changeState(
  trx: Transaction,
  { remote, version }: RemoteVersion,
  { from, to }: Record<'from' | 'to', ReleaseRecord['state']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('release')
    .set({ state: to })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const blockedVersions = (db: Database): Promise<RemoteVersion[]> =>
  db.selectFrom('release').select(['remote', 'version']).where('state', '=', 'BLOCKED').execute();

/** Removes the versions of `npm run dev` that are no longer live. Returns them. */
export async function deleteReplaced(db: Database, remote: string): Promise<BuiltRelease[]> {
  const rows = await db
    .deleteFrom('release')
    .where('remote', '=', remote)
    .where('version', 'like', `%${DEVELOPMENT_VERSION}%`)
    .where(({ not }) => not(isInUse))
    .where(
      sql<boolean>`not exists (select 1 from canary where canary.remote = release.remote and canary.version = release.version)`,
    )
    .returning('release')
    .execute();
  return rows.map(({ release }) => release);
}

/** Pages of others may have pinned it: the script for them, and a remote that they show and that was live. */
const isPinnable = sql<boolean>`(
  remote = ${EMBED_REMOTE}
  or (last_live_at is not null and coalesce(jsonb_array_length(release -> 'manifest' -> 'embeds'), 0) > 0)
)`;

/** Lets go of the files of versions that have been in no use since `before`, of those that pages of others may have pinned since `pinnedBefore`. Returns them. */
export async function pruneUnused(
  trx: Transaction,
  { before, pinnedBefore }: { before: Date; pinnedBefore: Date },
): Promise<(RemoteVersion & { isPinnable: boolean })[]> {
  const pruned = await trx
    .updateTable('release')
    .set({ state: 'PRUNED' })
    .where('state', '=', 'STORED')
    .where(
      sql<boolean>`
        coalesce(last_live_at, published_at) < case when ${isPinnable} then ${pinnedBefore}::timestamptz else ${before} end`,
    )
    .where(({ not }) => not(isInUse))
    .returning(['remote', 'version', isPinnable.as('isPinnable')])
    .execute();
  for (const { remote, version } of pruned)
    for (const table of ['release_file', 'release_map'] as const)
      await trx.deleteFrom(table).where('remote', '=', remote).where('version', '=', version).execute();
  return pruned;
}
