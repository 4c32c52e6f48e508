import { countryCodeOf, currentStateName } from '../../places/index.ts';
import { foldText } from '../../skills/index.ts';
import states from './data/states.json' with { type: 'json' };

export interface KeyedPlace {
  city: string | null;
  state: string | null;
  /** ISO 3166 alpha-2. */
  country: string | null;
  /** Countries of a region. */
  countries?: readonly string[];
}

// States for which people use letter codes, while the gazetteer has names.
const US_STATES: Readonly<Record<string, string>> = states.us; // The gazetteer's codes for the nations of the United Kingdom.
const UK_NATIONS: Readonly<Record<string, string>> = states.uk;
const stateName = (state: string) => {
  const folded = currentStateName(foldText(state));
  return US_STATES[folded] ?? UK_NATIONS[folded] ?? folded;
};

function key(city: string | null, state: string | null, country: string | null): string {
  return [city && `t:${city}`, state && `s:${state}`, country && `c:${country}`].filter(Boolean).join('|');
}

/**
 * Every key with which a search for this location, or one that contains it, may find the job. A region has those of its countries if the work is
 * remote, and so can be done in each of them; on-site work somewhere in EMEA is not work in Germany.
 */
export function placeKeys(places: readonly KeyedPlace[], { remote }: { remote: boolean }): string[] {
  const keys = new Set<string>();
  for (const place of places) {
    const cities = place.city ? [null, foldText(place.city)] : [null];
    const states = place.state ? [null, stateName(place.state)] : [null];
    const countries = place.country ? [null, place.country] : [null];
    if (remote) for (const country of place.countries ?? []) keys.add(key(null, null, country));
    for (const city of cities) for (const state of states) for (const country of countries) keys.add(key(city, state, country));
  }
  keys.delete('');
  return [...keys];
}

/** The key that finds jobs in the requested location; undefined if there is none. */
export function placeKeyOf({
  city,
  state,
  country,
}: {
  city?: string | null | undefined;
  state?: string | null | undefined;
  country?: string | null | undefined;
}): string | undefined {
  const asked = key(
    city?.trim() ? foldText(city) : null,
    state?.trim() ? stateName(state) : null,
    country?.trim() ? (countryCodeOf(country) ?? foldText(country)) : null,
  );
  return asked || undefined;
}
