import { foldText } from '@hirehq/shared-contracts/fold-text';
import matched from '../data/region-codes.json' with { type: 'json' };

/** What CLDR says about a subdivision of ISO 3166-2, by its code in small letters ('it77'). */
export interface Subdivisions {
  /** By language. */
  names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The code of what a subdivision is in; a country in capitals. */
  within: ReadonlyMap<string, string>;
}

/** By the key of GeoNames, where names do not tell. */
const MATCHED: Readonly<Record<string, string>> = matched;

const WORDS =
  /\b(?:state|province|region|county|community|department|voivodeship|district|prefecture|governorate|oblast|canton|republic|municipality|parish|city|krai|kray|territory|emirate|rajons?|novads|autonomous|of|the|and)\b/g;
const bare = (name: string): string =>
  foldText(name)
    .replace(/\(.*\)/, '')
    .replaceAll(WORDS, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The code of ISO 3166-2 of each state of GeoNames that has one; `states` are names by country and code. */
export function codesOfStates(states: Readonly<Record<string, string>>, { names, within }: Subdivisions): Map<string, string> {
  const byCountry = Map.groupBy(names.keys(), (code) => code.slice(0, 2).toUpperCase());
  const bareNames = new Map([...names].map(([code, own]) => [code, new Set([...own.values()].map(bare))]));
  const codes = new Map<string, string>();
  for (const [key, name] of Object.entries(states)) {
    const country = key.slice(0, 2);
    const called = (byCountry.get(country) ?? []).filter((code) => bareNames.get(code)?.has(bare(name)));
    const first = called.filter((code) => within.get(code) === country);
    const english = (code: string) => bare(names.get(code)?.get('en') ?? '');
    const code = MATCHED[key] ?? first.find((each) => english(each) === bare(name)) ?? first[0] ?? called[0];
    if (code) codes.set(key, code);
  }
  return codes;
}
