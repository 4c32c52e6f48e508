import { cachedRead } from '../../../platform/caching/cached-read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { foldText } from '../skills/index.ts';
import { citiesNamed, citiesWithin, type NamedCity, type NearCity } from './cities.store.ts';
import { countryCodeOf } from './country-names.ts';
import { currentStateName } from './region-names/state-labels.ts';

interface Address {
  city?: string | null | undefined;
  state?: string | null | undefined;
  /** ISO 3166 alpha-2 code, or a name of the country. */
  country?: string | null | undefined;
}

/** The city of an address: the most populous one of that name in its state and country. */
function cityOf(named: readonly NamedCity[], { state, country }: Address): NamedCity | undefined {
  const code = country?.trim() ? (countryCodeOf(country) ?? country.trim().toUpperCase()) : undefined;
  const inCountry = named.filter((city) => !code || city.country_code === code);
  const wantedState = state?.trim() ? currentStateName(foldText(state)) : undefined;
  const inState = inCountry.find(
    (city) =>
      !wantedState ||
      city.state_code?.toLowerCase() === wantedState ||
      (city.state_name !== null && foldText(city.state_name) === wantedState),
  );
  // The gazetteer does not know this spelling of the state; a name that is unique in its country is unambiguous.
  return inState ?? (code && inCountry.length === 1 ? inCountry[0] : undefined);
}

/** The gazetteer's city of each address, in order; undefined for unknown cities. */
export async function citiesOfAddresses(db: Database, addresses: readonly Address[]): Promise<(NamedCity | undefined)[]> {
  const folded = addresses.map(({ city }) => (city?.trim() ? foldText(city) : ''));
  const named = Map.groupBy(await citiesNamed(db, [...new Set(folded)].filter(Boolean)), (city) => city.folded);
  return addresses.map((address, index) => cityOf(named.get(folded[index] ?? '') ?? [], address));
}

/** The gazetteer's id for the city of each address, in order; undefined for unknown cities. */
export async function cityIds(db: Database, addresses: readonly Address[]): Promise<(number | undefined)[]> {
  return (await citiesOfAddresses(db, addresses)).map((city) => city?.id);
}

export const MAX_RADIUS_KM = 200;

async function readAround(db: Database, address: Address): Promise<NearCity[] | undefined> {
  const centre = cityOf(await citiesNamed(db, [foldText(address.city ?? '')]), address);
  if (!centre || centre.latitude === null || centre.longitude === null) return undefined;
  return citiesWithin(db, { latitude: centre.latitude, longitude: centre.longitude, radiusKm: MAX_RADIUS_KM });
}

/** By folded city, folded state, and country. The gazetteer rarely changes, and the same cities are searched for again and again. */
const citiesNear = cachedRead({ ttlMs: 600_000, max: 300 }, (db, key: string) => {
  const [city, state, country] = JSON.parse(key) as [string, string, string];
  return readAround(db, { city, state, country });
});

/** A city and those around it, MAX_RADIUS_KM at most; undefined if the gazetteer does not know the city or its coordinates. */
export async function citiesAround(
  db: Database,
  { radiusKm, ...address }: Address & { radiusKm: number },
): Promise<NearCity[] | undefined> {
  const [city, state, country] = [foldText(address.city ?? ''), foldText(address.state ?? ''), address.country?.trim() ?? ''];
  const cities = await citiesNear(db, JSON.stringify([city, state, country]));
  return cities?.filter(({ km }) => km <= radiusKm);
}
