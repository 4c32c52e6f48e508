import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { outsideStatementBudget } from '../../../platform/database/statement-budget.ts';

export interface AreaCentre {
  /** Null for a country as a whole. */
  state: string | null;
  /** ISO 3166 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/**
 * Where the people of each state and country live, on average over the cities of the gazetteer. Several requests share the
 * result, so that the end of one of them does not cancel it.
 */
export async function readAreaCentres(db: Database): Promise<AreaCentre[]> {
  const read = sql<AreaCentre>`
    select state_name as state, country_code as country,
      sum(latitude::float8 * population) / sum(population) as latitude,
      sum(longitude::float8 * population) / sum(population) as longitude
    from place
    where kind = 'city' and population > 0 and latitude is not null and longitude is not null
    group by grouping sets ((country_code), (country_code, state_name))
    having grouping(state_name) = 1 or state_name is not null
    order by country, state nulls first`;
  return (await outsideStatementBudget(() => read.execute(db))).rows;
}
