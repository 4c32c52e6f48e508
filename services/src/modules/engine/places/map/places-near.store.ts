import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { KM_A_DEGREE } from '../cities.store.ts';
import type { PlaceTable } from '../../../../platform/database/tables/places.ts';

/** In degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** How far away a city is still 'near'. */
const FARTHEST_KM = 100;
/** People name the town they live near rather than the hamlet they live in. */
const LEAST_POPULATION = 15_000;
const NEAR_KM = 30;

/** Cities around a point within 100 km: the towns within 30 km first, each group by distance. */
export async function placesNear(db: Database, { latitude, longitude }: Coordinates, limit: number): Promise<PlaceTable[]> {
  const degrees = FARTHEST_KM / KM_A_DEGREE;
  // A degree of longitude shrinks towards the poles, and longitudes continue at 180°.
  const kmPerLongitude = KM_A_DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const distance = sql`sqrt(
    power((place.latitude - ${latitude}::float8) * ${KM_A_DEGREE}::float8, 2)
    + power(least(abs(place.longitude - ${longitude}::float8), 360 - abs(place.longitude - ${longitude}::float8)) * ${kmPerLongitude}::float8, 2)
  )`;
  const { rows } = await sql<PlaceTable>`
    select place.*
    from place
    where kind = 'city'
      and latitude between (${latitude - degrees}::float8)::real and (${latitude + degrees}::float8)::real
      and ${distance} <= ${FARTHEST_KM}
    order by (population >= ${LEAST_POPULATION} and ${distance} <= ${NEAR_KM}) desc, ${distance}, place.id
    limit ${limit}`.execute(db);
  return rows;
}
