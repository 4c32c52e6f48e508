import { foldText } from '../../skills/index.ts';
import type { GazetteerRow } from '../gazetteer.ts';
import { isOftenLettered, type Area } from './place-names.ts';
import type { Part } from './split-location.ts';

/** One place that a group of parts may mean. */
export interface Candidate {
  kind: 'city' | 'town' | 'state' | 'country';
  city: string | null;
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** How often people mean it by these words, compared to the other candidates. */
  weight: number;
}

/** Neighbouring parts that name one place together: 'Austin', 'TX', 'USA'. */
export interface Group {
  parts: readonly Part[];
  /** None: the part is no known name. */
  candidates: readonly Candidate[];
  /** How well the parts belong together. */
  score: number;
  /** How much likelier than any other a candidate has to be. */
  margin: number;
  /** A context that speaks for the country counts this many times. */
  power: 1 | 2;
  /** True for letters alone, which are no nickname of a city. */
  isLetters?: boolean;
  /** The weight of no place at all. */
  nothing?: number;
}

/** Larger sums of scores win: what belongs together is one group. */
export const SCORES = {
  city: 4,
  area: 3,
  cityWithin: 9,
  stateWithin: 7,
  townWithin: 4,
  namesakeWithin: 7.5,
  another: 4,
  other: 2,
  reversed: -1,
  parted: -3,
  twoCities: -3,
} as const;
export const MARGINS = { alone: 3, letters: 4, within: 2.5, town: 4 } as const;

/** People: a city that is known beyond its country, a large one, and one of the largest. */
export const WELL_KNOWN = 100_000;
export const LARGE = 500_000;
export const METROPOLIS = 800_000;

/** Against the name under which the gazetteer shows the place. */
const BY_ANOTHER_NAME = 0.03;

export const thousands = ({ population }: GazetteerRow) => Math.max(population, 1000) / 1000;
/** 'Frankfurt (Oder)' and 'Frankfurt an der Oder' are one name. */
const withoutLinks = (folded: string) => folded.replaceAll(/[()]|\b(?:an der|am|an|im|in|bei|ob der)\s/g, '');
const isName = ({ name, folded }: GazetteerRow) => {
  const own = foldText(name);
  return own === folded || withoutLinks(own) === withoutLinks(folded);
};
const IN_LATIN = /\p{Script=Latin}/u;
/** In another script a name is as much the own one of a place as that in Latin letters. */
export const nameFactor = (row: GazetteerRow) => (isName(row) || !IN_LATIN.test(row.folded) ? 1 : BY_ANOTHER_NAME);
/** Most postings are in countries whose letters everybody knows. */
export const countryFactor = ({ country_code }: GazetteerRow) => (isOftenLettered(country_code) ? 2 : 1);
export const isIn = (row: GazetteerRow, { country, state }: Area) =>
  row.country_code === country && (state === null || row.state_code === state.state_code);

export const ofCity = (row: GazetteerRow, weight: number): Candidate => ({
  kind: 'city',
  city: row.name,
  state: row.state_name,
  country: row.country_code,
  weight,
});
export const ofState = (row: GazetteerRow, weight: number): Candidate => ({
  kind: 'state',
  city: null,
  state: row.name,
  country: row.country_code,
  weight,
});
export const ofCountry = (country: string, weight: number): Candidate => ({
  kind: 'country',
  city: null,
  state: null,
  country,
  weight,
});

/** Each place once, with its largest weight. */
export function distinct(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const each of candidates) {
    const key = JSON.stringify([each.city, each.state, each.country]);
    const known = best.get(key);
    if (!known || known.weight < each.weight) best.set(key, each);
  }
  return [...best.values()];
}
