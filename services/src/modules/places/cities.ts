import type { Database } from '../../platform/database/database.ts';
import { foldText } from '../skills/index.ts';
import { citiesNamed, citiesWithin, type NamedCity } from './cities.store.ts';
import { countryCodeOf } from './country-names.ts';

interface Address {
  city?: string | null | undefined;
  state?: string | null | undefined;
  /** ISO 3166 alpha-2, or a name of the country. */
  country?: string | null | undefined;
}

/** The city an address means: the most populous of its name that its state and country allow. */
function cityOf(named: readonly NamedCity[], { state, country }: Address): NamedCity | undefined {
  const code = country?.trim() ? (countryCodeOf(country) ?? country.trim().toUpperCase()) : undefined;
  const inCountry = named.filter((city) => !code || city.country_code === code);
  const asked = state?.trim() ? foldText(state) : undefined;
  const inState = inCountry.find(
    (city) =>
      !asked || city.state_code?.toLowerCase() === asked || (city.state_name !== null && foldText(city.state_name) === asked),
  );
  // A state written in a way the gazetteer has not: there is no doubt where a name stands once in a country.
  return inState ?? (code && inCountry.length === 1 ? inCountry[0] : undefined);
}

/** The gazetteer's id for the city of each address, in their order; undefined for what it does not know. */
export async function cityIds(db: Database, addresses: readonly Address[]): Promise<(number | undefined)[]> {
  const folded = addresses.map(({ city }) => (city?.trim() ? foldText(city) : ''));
  const named = Map.groupBy(await citiesNamed(db, [...new Set(folded)].filter(Boolean)), (city) => city.folded);
  return addresses.map((address, index) => cityOf(named.get(folded[index] ?? '') ?? [], address)?.id);
}

/** Ids of a city and of those around it; undefined where the gazetteer does not know it, or not where it lies. */
export async function citiesAround(
  db: Database,
  { radiusKm, ...address }: Address & { radiusKm: number },
): Promise<number[] | undefined> {
  const centre = cityOf(await citiesNamed(db, [foldText(address.city ?? '')]), address);
  if (!centre || centre.latitude === null || centre.longitude === null) return undefined;
  return citiesWithin(db, { latitude: centre.latitude, longitude: centre.longitude, radiusKm });
}
