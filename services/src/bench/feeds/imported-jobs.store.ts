import type { Database } from '../../platform/database/database.ts';
import type { StoredPlace } from '../../platform/database/tables/jobs.ts';

/** Values of a column in the first open jobs of a source. */
export async function openKeys(
  db: Database,
  { source, column, limit }: { source: string; column: 'source_id' | 'source_url'; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select(column)
    .where('source', '=', source)
    .where('closed_at', 'is', null)
    .orderBy('source_id')
    .limit(limit)
    .execute();
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

/** Number of open jobs of a source with one of these values. */
export async function countOpen(
  db: Database,
  { source, column, keys }: { source: string; column: 'source_id' | 'source_url'; keys: readonly string[] },
): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .where('closed_at', 'is', null)
    .where(column, 'in', keys)
    .executeTakeFirstOrThrow();
  return count;
}

/** The places of these jobs of a source as the import stored them, by the id of the job in its feed. */
export async function storedPlaces(db: Database, source: string, ids: readonly string[]): Promise<Map<string, StoredPlace[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('job')
    .select(['source_id', 'places'])
    .where('source', '=', source)
    .where('source_id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ source_id, places }) => (source_id === null ? [] : [[source_id, places] as const])));
}
