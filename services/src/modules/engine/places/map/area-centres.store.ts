import { sql } from 'kysely';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';

export interface AreaCentre {
  /** Null for a country as a whole. */
  state: string | null;
  /** ISO 3166 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/** Where the people of each state and country live, on average over the cities of the gazetteer, which rarely changes. */
export const areaCentres = cachedRead({ ttlMs: 600_000 }, async (db): Promise<readonly AreaCentre[]> => {
  const { rows } = await sql<AreaCentre>`
    select state_name as state, country_code as country,
      sum(latitude::float8 * population) / sum(population) as latitude,
      sum(longitude::float8 * population) / sum(population) as longitude
    from place
    where kind = 'city' and population > 0 and latitude is not null and longitude is not null
    group by grouping sets ((country_code), (country_code, state_name))
    having grouping(state_name) = 1 or state_name is not null
    order by country, state nulls first`.execute(db);
  return rows;
});
