import currencyCountries from '../data/currency-countries.json' with { type: 'json' };
import type { Candidate, Group } from './candidate.ts';
import type { PlaceContext } from './place-reading.ts';

const COUNTRIES_OF_CURRENCY: Readonly<Record<string, readonly string[]>> = currencyCountries;

/** How much a country, a state or a city counts more if everything around the text is there. */
const COUNTRY = 10;
const STATE = 6;
const CITY = 50;
/** How much a country counts for a name that stands alone, if all places around the text are in it. */
const ONLY_COUNTRY = 100;
/** The share of the places around a text that are taken for all of them. */
const ONLY = 0.95;
/** How much a state counts more than a city of its name in a list of states, and a country in a list of countries. */
const IN_ITS_LIST = 1000;
/** The share that the currency of the pay or the country of the employer stands for. */
const HINT = 0.5;
/** No context changes which of two candidates this far apart is meant. */
const BEYOND_CONTEXT = 5000;
/** A name that is only a city's is evidence for its country from this weight on (100,000 people). */
const EVIDENT = 1000;
/** How much likelier the first candidate has to be to tell what other names of the same text mean. */
const TELLING = 10;

export const stateKey = (country: string, state: string): string => `${country}|${state}`;
export const cityKey = (country: string, state: string | null, city: string): string => `${country}|${state ?? ''}|${city}`;

/** ISO 3166-1 alpha-2: the country of nearly all places around a text. */
export const onlyCountryOf = ({ countries }: Pick<PlaceContext, 'countries'>): string | undefined =>
  [...(countries ?? [])].find(([, share]) => share >= ONLY)?.[0];

/** What is known around a text, and from its other parts. */
export class Surroundings {
  #countries = new Map<string, number>();
  #states = new Map<string, number>();
  #cities = new Set<string>();
  /** The country of all places around the text. */
  #only: string | undefined;
  /** How many countries, states and cities the text names for certain. */
  #named = { countries: 0, states: 0, cities: 0 };

  constructor({ countries, states, cities, currency, employerCountry }: PlaceContext) {
    for (const [country, share] of countries ?? []) this.#raise(this.#countries, country, share);
    this.#only = onlyCountryOf(countries ? { countries } : {});
    for (const [state, share] of states ?? []) this.#raise(this.#states, state, share);
    for (const city of cities ?? []) this.#cities.add(city);
    for (const country of COUNTRIES_OF_CURRENCY[currency?.toUpperCase() ?? ''] ?? []) this.#raise(this.#countries, country, HINT);
    if (employerCountry) this.#raise(this.#countries, employerCountry.toUpperCase(), HINT);
  }

  /** ISO 3166-1 alpha-2: the country of all places around the text. */
  get only(): string | undefined {
    return this.#only;
  }

  /** True for the country of all places around the text. */
  isOnly(country: string | null): boolean {
    return country !== null && country === this.#only;
  }

  #raise(shares: Map<string, number>, key: string, share: number): void {
    shares.set(key, Math.max(shares.get(key) ?? 0, Math.min(1, share)));
  }

  /** Takes in what a group says without a context, for the other groups of its text. */
  learnFrom({ candidates, parts }: Group): void {
    const [first, ...others] = candidates;
    if (!first || others.some(({ country }) => country !== first.country)) return;
    if (parts.length === 1 && first.kind === 'city' && first.weight < EVIDENT) return;
    this.#raise(this.#countries, first.country, 1);
    if (others.length > 0) return;
    if (first.city) this.#named.cities++;
    else if (first.state) this.#named.states++;
    else this.#named.countries++;
    if (parts.length > 1 && first.state) this.#raise(this.#states, stateKey(first.country, first.state), 1);
    if (parts.length > 1 && first.city) this.#cities.add(cityKey(first.country, first.state, first.city));
  }

  /** Takes in a likely meaning. */
  learnLikely({ country, state }: { country: string; state: string | null }): void {
    this.#raise(this.#countries, country, HINT);
    if (state) this.#raise(this.#states, stateKey(country, state), HINT);
  }

  weightOf(candidate: Candidate, power: 1 | 2): number {
    const { country, state, city, kind, weight } = candidate;
    const { countries, states, cities } = this.#named;
    const isList = (kind === 'state' && states > cities) || (kind === 'country' && countries > 1 && states + cities === 0);
    return (
      weight *
      Math.max(country === this.#only ? ONLY_COUNTRY : 1, (1 + COUNTRY * (this.#countries.get(country) ?? 0)) ** power) *
      (1 + STATE * (state === null ? 0 : (this.#states.get(stateKey(country, state)) ?? 0))) *
      (city !== null && this.#cities.has(cityKey(country, state, city)) ? CITY : 1) *
      (isList ? IN_ITS_LIST : 1)
    );
  }
}

export interface Meaning {
  city: string | null;
  state: string | null;
  country: string | null;
  /** True if a context could change it. */
  isContextual: boolean;
  /** True if it is much likelier than anything else. */
  isTelling: boolean;
}

/** What all of them share, or all have if there is only one. */
function common(candidates: readonly Candidate[]): Pick<Meaning, 'city' | 'state' | 'country'> {
  const [first] = candidates;
  const isShared = (part: 'city' | 'state' | 'country') => candidates.every((each) => each[part] === first?.[part]);
  if (!first || !isShared('country')) return { city: null, state: null, country: null };
  const state = isShared('state') ? first.state : null;
  // Cities of one name in several states are different cities.
  return { country: first.country, state, city: isShared('state') && isShared('city') ? first.city : null };
}

/** True if another candidate, in another state or country, is near enough, or none is likely enough by itself. */
function isContextual(candidates: readonly Candidate[], least: number): boolean {
  const [first, ...others] = candidates.toSorted((one, other) => other.weight - one.weight);
  if (!first || first.weight < least) return true;
  return others.some(
    ({ country, state, weight }) =>
      weight * BEYOND_CONTEXT > first.weight && (country !== first.country || state !== first.state),
  );
}

/** What a group of parts means here: the parts of the place that are certain. Undefined if it is no known name. */
export function meaningOf({ candidates, margin, power, nothing = 0 }: Group, around: Surroundings): Meaning | undefined {
  const weighed = candidates
    .map((candidate) => ({ candidate, weight: around.weightOf(candidate, power) }))
    .toSorted((one, other) => other.weight - one.weight);
  const [first, second] = weighed;
  if (!first) return undefined;
  const plausible = weighed.filter(({ weight }) => weight * margin > first.weight).map(({ candidate }) => candidate);
  const isNothing = first.weight < nothing * margin;
  return {
    ...(isNothing ? { city: null, state: null, country: null } : common(plausible)),
    isContextual: isContextual(candidates, nothing * margin),
    isTelling: !isNothing && (!second || first.weight >= second.weight * TELLING),
  };
}
