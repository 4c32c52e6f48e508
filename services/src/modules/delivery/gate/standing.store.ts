import { sql } from 'kysely';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import type { Database } from '../../../platform/database/database.ts';
import type { Standing } from './find-breaks.ts';

/** False for a database that no version of the platform with release sets has migrated yet. */
export async function hasReleaseSets(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('live_set') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** The live set, its canaries, and what pages fall back to. */
export async function readStanding(db: Database): Promise<Standing> {
  const live = await db
    .selectFrom('live_set')
    .innerJoin('release_set', 'release_set.sequence', 'live_set.sequence')
    .select('release_set.members')
    .executeTakeFirstOrThrow();
  const canaries = await db.selectFrom('canary').select(['remote', 'version']).where('state', '=', 'RUNNING').execute();
  const members = Object.entries(live.members);
  const remotes = [...new Set([...members.map(([remote]) => remote), ...canaries.map(({ remote }) => remote)])];
  if (remotes.length === 0) return { members: [] };
  const rows = await db.selectFrom('release').select(['remote', 'version', 'release']).where('remote', 'in', remotes).execute();
  const find = (remote: string, version: string | undefined): BuiltRelease[] =>
    rows.filter((row) => row.remote === remote && row.version === version).map(({ release }) => release);
  return {
    members: members.flatMap(([remote, { version }]) => find(remote, version)),
    canaries: canaries.flatMap(({ remote, version }) => find(remote, version)),
    fallbacks: members.flatMap(([remote, { previousVersion }]) => find(remote, previousVersion)),
  };
}
