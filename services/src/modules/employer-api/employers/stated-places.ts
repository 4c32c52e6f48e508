import type { EmployerJobInput } from '@hirehq/shared-contracts/employer';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredPlace } from '../../../platform/database/tables/jobs.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { countryCodeOf, countryName, readTypedPlaces } from '../../engine/places/index.ts';

type Stated = EmployerJobInput['places'];

/**
 * The places of a job as an employer system states them. Refuses countries that ISO 3166-1 does not have; letters that everybody uses
 * for a country ('UK') stand for it. A city that is only once in its country gets its state.
 */
export async function statedPlaces(db: Database, stated: Stated): Promise<StoredPlace[]> {
  const places = withCountryCodes(stated);
  const states = await statesOf(db, places);
  return places.map((place, index) => {
    const { city, country } = place;
    const state = place.state ?? states[index] ?? null;
    return { city, state, country, label: [city, state, country && countryName(country)].filter(Boolean).join(', ') };
  });
}

function withCountryCodes(stated: Stated): Stated {
  const codes = stated.map(({ country }) => (country === null ? null : countryCodeOf(country)));
  const wrong = stated.flatMap(({ country }, index) =>
    codes[index] === undefined ? [[`places.${index}.country`, country] as const] : [],
  );
  if (wrong.length > 0)
    throw new Refusal('VALIDATION_FAILED', {
      fields: Object.fromEntries(
        wrong.map(([field, country]) => [field, `${country} is not a country of ISO 3166-1. Send its code, such as DE.`]),
      ),
    });
  return stated.map((place, index) => ({ ...place, country: codes[index] ?? null }));
}

/** The state of each city that is stated with its country and without a state; undefined where it is not known or not certain. */
async function statesOf(db: Database, places: Stated): Promise<(string | undefined)[]> {
  const asked = places.map(({ city, state, country }) =>
    city !== null && state === null && country !== null ? `${city}, ${countryName(country)}` : '',
  );
  if (asked.every((text) => text === '')) return [];
  const readings = await readTypedPlaces(db, asked);
  return readings.map(({ places: [place, ...others], isContextual }, index) => {
    const { city, country } = places[index] ?? {};
    const isThatCity = typeof place?.city === 'string' && place.country === country && !(city ?? '').includes(',');
    return isThatCity && others.length === 0 && !isContextual ? (place.state ?? undefined) : undefined;
  });
}
