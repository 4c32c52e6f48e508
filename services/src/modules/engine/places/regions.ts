import { foldText } from '../skills/index.ts';
import regions from './data/regions.json' with { type: 'json' };

/**
 * A region that employers name instead of countries: its parts and countries, less what it is `without`. Sources:
 * - continents and their parts: UN M49 (https://unstats.un.org/unsd/methodology/m49/), which has neither Taiwan nor Kosovo;
 *   they are listed with their neighbours. M49 has Cyprus in Asia, the European Union has it as a member;
 * - the European Union, EFTA and the Gulf Cooperation Council: their members; the EEA by its agreement;
 * - business regions (EMEA, APAC, Western Europe, North America): they have no official definition, so they are composed of the parts above,
 *   as broadly as employers use them. Those who hire in 'North America' hire in the countries of its trade agreement.
 */
interface Region {
  id: string;
  /** Ids of regions that are listed before this one. */
  parts?: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[];
  /** Ids, like `parts`. */
  without?: readonly string[];
  /** What employers write, in lower case, words separated by one space, without 'the'. */
  names?: readonly string[];
}
const LISTED: readonly Region[] = regions;

const countriesById = new Map<string, readonly string[]>();
function countriesOf(id: string): readonly string[] {
  const countries = countriesById.get(id);
  if (!countries) throw new Error(`The region ${id} is not listed before the one that refers to it.`);
  return countries;
}
for (const { id, parts = [], countries = [], without = [] } of LISTED) {
  const left = new Set(without.flatMap(countriesOf));
  const own = new Set([...parts.flatMap(countriesOf), ...countries]);
  countriesById.set(
    id,
    [...own].filter((code) => !left.has(code)),
  );
}

/** Every country is part of exactly one of them. */
export const CONTINENTS: readonly (readonly string[])[] = [
  'AFRICA',
  'AMERICAS',
  'ANTARCTICA',
  'ASIA',
  'M49_EUROPE',
  'OCEANIA',
].map(countriesOf);
const WORLD = countriesOf('WORLD');

export const REGIONS: readonly { names: readonly string[]; countries: readonly string[] }[] = LISTED.flatMap(({ id, names }) =>
  names ? [{ names, countries: countriesOf(id) }] : [],
);

const bySpelling = new Map(REGIONS.flatMap(({ names, countries }) => names.map((name) => [name, countries.toSorted()] as const)));

/** ISO 3166-1 alpha-2, in order: the countries of a region by one of its names ('EMEA', 'South-East Asia'). */
export function countriesOfRegion(name: string): readonly string[] | undefined {
  // In lower case it is more often 'n/a'.
  if (name.trim() === 'NA') return bySpelling.get('north america');
  const words = foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
  return bySpelling.get(words);
}

/** True if these are all countries. */
export const isWorld = (countries: readonly string[]): boolean => countries.length >= WORLD.length;
