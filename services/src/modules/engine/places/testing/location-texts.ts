import { readFileSync } from 'node:fs';
import stateLetters from '../data/state-letters.json' with { type: 'json' };

/** A place that a person reads in a text; without parts that the text does not say, or that cannot be told. */
export interface TruePlace {
  city: string;
  /** As letters, for countries whose states people write as letters; empty: not graded. */
  state: string;
  country: string;
}

/** What a person reads in a text: places, no place, or a region ('EMEA'). */
export type Truth = { kind: 'places'; places: readonly TruePlace[] } | { kind: 'open' } | { kind: 'region' };

/** A location as it is written in a real feed, what is around it there, and what a person reads in it. */
export interface LocationText {
  /** Not looked at while the reading is tuned. */
  isKeptApart: boolean;
  source: string;
  text: string;
  context: LocationContext;
  /** One of these is right; most texts have one. */
  truths: readonly Truth[];
}

export interface LocationContext {
  currency: string | undefined;
  employerCountry: string | undefined;
  /** Other locations of the same employer or feed. */
  others: readonly string[];
}

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

function placeOf(written: string): TruePlace {
  const [city = '', state = '', country = ''] = written.split('/');
  return { city, state, country };
}

/** `Austin/TX/US; //CA`, `?` for none or one that cannot be told, `*` for a region. */
function truthOf(written: string): Truth {
  if (written === '?') return { kind: 'open' };
  const parts = written.split('; ');
  return parts.every((part) => part === '*')
    ? { kind: 'region' }
    : { kind: 'places', places: parts.filter((part) => part !== '*').map(placeOf) };
}

/**
 * Reads location-texts.tsv: real locations, labelled by hand. Those kept apart were labelled
 * after the others, and only their shares are looked at. A context is named by
 * its feed or, for `gh:`, by the employer; the contexts of `made` are invented, their texts are not.
 */
export function readLocationTexts(): LocationText[] {
  const contexts = new Map(
    rowsOf('location-contexts.tsv').map(([name = '', currency, employerCountry, others = '']) => [
      name,
      {
        currency: currency || undefined,
        employerCountry: employerCountry || undefined,
        others: others.split(' ¦ ').filter(Boolean),
      },
    ]),
  );
  return rowsOf('location-texts.tsv').map(([half, source = '', named = '', text = '', places = '']) => ({
    isKeptApart: half === 'apart',
    source,
    text,
    context: contexts.get(named) ?? { currency: undefined, employerCountry: undefined, others: [] },
    truths: places.split(' ~ ').map(truthOf),
  }));
}

const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = stateLetters;
/** The gazetteer's name of a state that is written as letters. */
export const stateOfLetters = (letters: string, country: string): string | undefined => LETTERS[country]?.[letters];
