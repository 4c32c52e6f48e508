import type { Database } from '../database/database.ts';
import type { ReleaseMapTable } from '../database/tables/releases.ts';

export type MapName = Pick<ReleaseMapTable, 'remote' | 'version' | 'path'>;

export function findMap(db: Database, { remote, version, path }: MapName): Promise<ReleaseMapTable | undefined> {
  return db
    .selectFrom('release_map')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('path', '=', path)
    .executeTakeFirst();
}

/** Paths of the maps of a version. */
export async function pathsOfMaps(db: Database, { remote, version }: Omit<MapName, 'path'>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('release_map')
    .select('path')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
  return new Set(rows.map(({ path }) => path));
}

/** False if the map is there already. */
export async function insertMap(db: Database, map: ReleaseMapTable): Promise<boolean> {
  const row = await db
    .insertInto('release_map')
    .values(map)
    .onConflict((conflict) => conflict.columns(['remote', 'version', 'path']).doNothing())
    .returning('path')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMap(db: Database, { remote, version, path }: MapName): Promise<void> {
  await db
    .deleteFrom('release_map')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('path', '=', path)
    .execute();
}
