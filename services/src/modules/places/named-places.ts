import type { Database } from '../../platform/database/database.ts';
import { foldText } from '../skills/index.ts';
import { COUNTRY_CODES, countryName } from './country-names.ts';
import { placeRowsNamed, type PlaceRow } from './named-places.store.ts';

export interface NamedPlace extends PlaceRow {
  /** The name is that of the gazetteer, or one that everybody uses, and not one of its many others. */
  isOwnName: boolean;
}

/** Folded names by which people search for cities that the gazetteer calls otherwise. */
const NICKNAMES: Readonly<Record<string, string>> = {
  nyc: 'new york',
  'new york city': 'new york',
  sf: 'san francisco',
  'bay area': 'san francisco',
  'san francisco bay area': 'san francisco',
  'washington dc': 'washington',
  bangalore: 'bengaluru',
  bombay: 'mumbai',
};

/** Names too short to be looked up are words of a sentence or codes, which stand for many things. */
const SHORTEST = 3;

/** Languages besides English in which countries are named; cities and states have the names of the gazetteer. */
const LANGUAGES = ['es', 'ar', 'de', 'fr', 'it', 'nl', 'pt'];
let inOtherLanguages: ReadonlyMap<string, string> | undefined;

/** The folded English name of a country by its folded names in other languages. */
function englishNames(): ReadonlyMap<string, string> {
  inOtherLanguages ??= new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return COUNTRY_CODES.flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [[foldText(name), foldText(countryName(code))] as const];
      });
    }),
  );
  return inOtherLanguages;
}

/** 'Tel Aviv' is short for 'Tel Aviv-Yafo', 'Frankfurt' for 'Frankfurt am Main'. */
const isShortFor = (name: string, full: string): boolean =>
  full === name || (full.startsWith(name) && /^[ -]/.test(full.slice(name.length)));

/** The places of each folded name that any has, most populous first. */
export async function placesNamed(db: Database, names: readonly string[]): Promise<Map<string, NamedPlace[]>> {
  const others = englishNames();
  const asked = names
    .filter((name) => name.length >= SHORTEST || Object.hasOwn(NICKNAMES, name))
    .map((name) => ({ name, ways: [NICKNAMES[name], name, others.get(name)].filter((way) => way !== undefined) }));
  if (asked.length === 0) return new Map();
  const rows = Map.groupBy(await placeRowsNamed(db, [...new Set(asked.flatMap(({ ways }) => ways))]), ({ folded }) => folded);
  return new Map(
    asked.flatMap(({ name, ways }) => {
      const way = ways.find((each) => rows.has(each));
      const found = way === undefined ? undefined : rows.get(way);
      return found
        ? [[name, found.map((row) => ({ ...row, isOwnName: way !== name || isShortFor(name, foldText(row.name)) }))]]
        : [];
    }),
  );
}
