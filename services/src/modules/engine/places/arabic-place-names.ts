import { writeFileSync } from 'node:fs';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { readGeoNames, type GeoNames } from './geonames.ts';

/** Members of the Arab League, whose towns are included however small they are. */
const ARABIC_SPEAKING = new Set('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '));
/** People of other cities that are included: every page in Arabic loads the names. */
const PEOPLE = 50_000;
/** States that are written by their letters: 'Austin, TX'. */
const WITH_LETTERS = new Set(['US', 'CA', 'AU']);

/** The Arabic names of cities and states by country (ISO 3166-1 alpha-2) and folded English name, or letters of a state. */
export function arabicPlaceNames({
  places,
  arabic,
}: Pick<GeoNames, 'places' | 'arabic'>): Record<string, Record<string, string>> {
  const names: Record<string, Record<string, string>> = {};
  const isShown = ({ kind, population, country_code }: GeoNames['places'][number]) =>
    kind === 'state' || (kind === 'city' && (population >= PEOPLE || ARABIC_SPEAKING.has(country_code)));
  // A city before the state of its name, and of two cities the larger one.
  const ordered = places
    .filter(isShown)
    .toSorted((one, other) => one.kind.localeCompare(other.kind) || other.population - one.population);
  for (const place of ordered) {
    const name = arabic.get(place.id);
    if (name === undefined) continue;
    const known = (names[place.country_code] ??= {});
    known[foldText(place.name)] ??= name;
    if (
      place.kind === 'state' &&
      place.state_code !== null &&
      WITH_LETTERS.has(place.country_code) &&
      /^[A-Z]+$/.test(place.state_code)
    )
      known[foldText(place.state_code)] ??= name;
  }
  const inOrder = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return Object.fromEntries(Object.entries(inOrder(names)).map(([country, own]) => [country, inOrder(own)]));
}

export const arabicNamesFile = new URL('../../../../../shared-contracts/src/place-names/ar.json', import.meta.url);

/** What the file has that pages and mails read. */
export const arabicNamesText = (geoNames: GeoNames): string => `${JSON.stringify(arabicPlaceNames(geoNames), null, 2)}\n`;

if (import.meta.main) writeFileSync(arabicNamesFile, arabicNamesText(readGeoNames()));
