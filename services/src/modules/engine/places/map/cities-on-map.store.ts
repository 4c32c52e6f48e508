import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

export interface CityOnMap {
  /** GeoNames id. */
  id: number;
  city: string;
  state: string | null;
  /** ISO 3166 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/** Cities by GeoNames id, in the order of the ids; without those whose coordinates the gazetteer does not have. */
export async function citiesById(db: Database, ids: readonly number[]): Promise<CityOnMap[]> {
  const { rows } = await sql<CityOnMap>`
    select wanted.id, name as city, state_name as state, country_code as country, latitude, longitude
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, position)
    join place on place.id = 'city:' || wanted.id
    where latitude is not null and longitude is not null
    order by position`.execute(db);
  return rows;
}
