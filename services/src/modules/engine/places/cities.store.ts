import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface NamedCity {
  /** GeoNames id. */
  id: number;
  /** The folded name that was searched for. */
  folded: string;
  /** As the gazetteer writes it. */
  name: string;
  state_code: string | null;
  state_name: string | null;
  country_code: string;
  latitude: number | null;
  longitude: number | null;
}

/** Cities by any of their folded names, most populous first. */
export async function citiesNamed(db: Database, names: readonly string[]): Promise<NamedCity[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<NamedCity>`
    select substr(place.id, 6)::int as id, place_name.folded, place.name, state_code, state_name, country_code, latitude, longitude
    from place_name join place on place.id = place_name.place_id
    where place_name.folded = any(${[...names]}::text[]) and place.kind = 'city'
    order by place.population desc, place.id`.execute(db);
  return rows;
}

export const KM_A_DEGREE = 111.195;

export interface NearCity {
  /** GeoNames id. */
  id: number;
  /** Great-circle distance. */
  km: number;
}

/** Cities within this distance. */
export async function citiesWithin(
  db: Database,
  { latitude, longitude, radiusKm }: { latitude: number; longitude: number; radiusKm: number },
): Promise<NearCity[]> {
  const degrees = radiusKm / KM_A_DEGREE;
  const { rows } = await sql<NearCity>`
    select id, km from (
      select substr(id, 6)::int as id, ${KM_A_DEGREE}::float8 * 2 * degrees(asin(least(1, sqrt(
        sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
        + cos(radians(latitude)) * cos(radians(${latitude}::float8)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2
      )))) as km from place
      where kind = 'city' and latitude between ${latitude - degrees}::real and ${latitude + degrees}::real and longitude is not null
    ) near where km <= ${radiusKm}::float8`.execute(db);
  return rows;
}
