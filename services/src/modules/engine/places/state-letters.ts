import { foldText } from '../skills/index.ts';
import stateLetters from './data/state-letters.json' with { type: 'json' };

const BY_COUNTRY: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(stateLetters).map(([country, states]) => [
    country,
    new Map(Object.entries(states).map(([letters, name]) => [foldText(letters), foldText(name)])),
  ]),
);

/** The folded name of the state that people of a country (ISO 3166-1 alpha-2) write with these folded letters: 'tx'. */
export const stateNamedByLetters = (country: string, letters: string): string | undefined =>
  BY_COUNTRY.get(country)?.get(letters);
