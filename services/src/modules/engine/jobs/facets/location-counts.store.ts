import { sql } from 'kysely';
import { all } from '../terms/conditions.store.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { chosen, inSlots, searched } from './search-counts.store.ts';

export interface LocationCount<Of> {
  of: Of;
  count: number;
}

const matches = (search: JobSearch, slots: number | undefined) =>
  sql`${searched(slots)} where ${all([...inSlots(slots), ...chosen(search)])}`;

/** The cities with the most matches, by id of the gazetteer, with their numbers of matches. */
export async function cityCounts(search: JobSearch, slots: number | undefined, limit: number): Promise<LocationCount<number>[]> {
  const { rows } = await sql<LocationCount<number>>`
    select city as of, count(*)::int as count
    from (select place_ids from ${matches(search, slots)}) found, unnest(place_ids) as city
    group by city order by count desc, city limit ${limit}::int`.execute(search.db);
  return rows;
}

/** Number of matches that a search for each of these place keys finds; none for a key without matches. */
export async function placeKeyCounts(
  search: JobSearch,
  slots: number | undefined,
  keys: readonly string[],
): Promise<LocationCount<string>[]> {
  const { rows } = await sql<LocationCount<string>>`
    select key as of, count(*)::int as count
    from (select place_keys from ${matches(search, slots)}) found, unnest(place_keys) as key
    where key = any(${[...keys]}::text[])
    group by key order by count desc, key`.execute(search.db);
  return rows;
}
