import { countryName } from '../country-names.ts';
import type { PlaceTable } from '../../../../platform/database/tables/places.ts';
import type { Database } from '../../../../platform/database/database.ts';

const place = (
  id: string,
  kind: PlaceTable['kind'],
  name: string,
  country: string,
  population: number,
  state: readonly [string, string] | undefined,
  ...others: string[]
) => ({
  row: {
    id,
    kind,
    name,
    state_code: state?.[0] ?? null,
    state_name: state?.[1] ?? null,
    country_code: country,
    country_name: countryName(country),
    population,
    latitude: null,
    longitude: null,
    time_zone: null,
  },
  names: [name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, ''), ...others],
});

const PLACES = [
  place('city:1', 'city', 'Amsterdam', 'NL', 741_636, ['07', 'North Holland']),
  place('city:2', 'city', 'Lisbon', 'PT', 517_802, ['14', 'Lisbon'], 'lisboa'),
  place('city:3', 'city', 'London', 'GB', 8_961_989, ['ENG', 'England']),
  place('city:4', 'city', 'London', 'CA', 422_324, ['08', 'Ontario']),
  place('city:5', 'city', 'Austin', 'US', 974_447, ['TX', 'Texas']),
  place('city:6', 'city', 'Rio de Janeiro', 'BR', 6_747_815, ['21', 'Rio de Janeiro']),
  place('city:7', 'city', 'Berlin', 'DE', 3_426_354, ['16', 'Berlin'], 'برلين'),
  place('city:8', 'city', 'San Francisco', 'US', 864_816, ['CA', 'California']),
  place('city:9', 'city', 'New York', 'US', 8_804_190, ['NY', 'New York']),
  place('city:10', 'city', 'Bengaluru', 'IN', 8_443_675, ['19', 'Karnataka']),
  place('city:11', 'city', 'Singapore', 'SG', 5_638_700, undefined),
  place('city:12', 'city', 'Paris', 'FR', 2_138_551, ['11', 'Île-de-France']),
  place('city:13', 'city', 'Paris', 'US', 24_782, ['TX', 'Texas']),
  place('city:14', 'city', 'Toronto', 'CA', 2_731_571, ['08', 'Ontario']),
  place('state:US.TX', 'state', 'Texas', 'US', 29_000_000, ['TX', 'Texas']),
  place('state:US.CA', 'state', 'California', 'US', 39_000_000, ['CA', 'California']),
  place('state:US.NY', 'state', 'New York', 'US', 19_000_000, ['NY', 'New York']),
  place('state:CA.08', 'state', 'Ontario', 'CA', 14_000_000, ['08', 'Ontario']),
  place('state:GB.ENG', 'state', 'England', 'GB', 55_000_000, ['ENG', 'England']),
  place('country:NL', 'country', 'Netherlands', 'NL', 17_000_000, undefined, 'holland', 'the netherlands'),
  place('country:US', 'country', 'United States', 'US', 300_000_000, undefined, 'usa'),
  place('country:GB', 'country', 'United Kingdom', 'GB', 66_000_000, undefined, 'uk'),
  place('country:FR', 'country', 'France', 'FR', 66_000_000, undefined),
];

/** A small gazetteer for tests. */
export async function storeFewPlaces(db: Database): Promise<void> {
  await db
    .insertInto('place')
    .values(PLACES.map(({ row }) => row))
    .execute();
  await db
    .insertInto('place_name')
    .values(PLACES.flatMap(({ row, names }) => names.map((folded) => ({ folded, place_id: row.id, population: row.population }))))
    .execute();
}
