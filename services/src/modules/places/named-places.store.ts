import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PlaceTable } from '../../platform/database/tables/places.ts';

export type PlaceRow = Pick<
  PlaceTable,
  'kind' | 'name' | 'state_code' | 'state_name' | 'country_code' | 'country_name' | 'population'
> & {
  /** The folded name that was looked up. */
  folded: string;
};

/** The places that have exactly these folded names, most populous first. */
export async function placeRowsNamed(db: Database, names: readonly string[]): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select place_name.folded, kind, place.name, state_code, state_name, country_code, country_name, place.population
    from place_name join place on place.id = place_name.place_id
    where place_name.folded = any(${[...names]}::text[]) order by place.population desc, place.id`.execute(db);
  return rows;
}
