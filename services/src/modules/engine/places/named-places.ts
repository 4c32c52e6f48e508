import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { cachedLookUp } from '../../../platform/caching/cached-look-up.ts';
import type { Database } from '../../../platform/database/database.ts';
import { foldText } from '../skills/index.ts';
import { aliasOf, isAliasOf } from './aliases.ts';
import { COUNTRY_CODES, countryName, countryCodeNamed } from './country-names.ts';
import { gazetteerRowsNamed, type GazetteerRow } from './places.store.ts';

export interface NamedPlace extends GazetteerRow {
  /** The name is that of the gazetteer, or one that everybody uses, and not one of its many others. */
  isOwnName: boolean;
}

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

/** The folded names under which the gazetteer may have a place, likeliest first. */
function waysOf(name: string): string[] {
  const country = countryCodeNamed(name);
  const ways = [aliasOf(name)?.name, name, country && countryName(country), englishNames().get(name)];
  return ways.filter((way) => way !== undefined).map(foldText);
}

async function lookUpPlaces(db: Database, names: readonly string[]): Promise<Map<string, NamedPlace[]>> {
  const asked = names
    .filter((name) => name.length >= SHORTEST || (aliasOf(name) ?? countryCodeNamed(name)) !== undefined)
    .map((name) => ({ name, alias: aliasOf(name), ways: waysOf(name) }));
  if (asked.length === 0) return new Map();
  const rows = await gazetteerRowsNamed(db, [...new Set(asked.flatMap(({ ways }) => ways))]);
  const byName = Map.groupBy(rows, ({ folded }) => folded);
  return new Map(
    asked.flatMap(({ name, alias, ways }) => {
      for (const [index, way] of ways.entries()) {
        const named = byName.get(way) ?? [];
        const found = alias && index === 0 ? named.filter((row) => isAliasOf(alias, row)) : named;
        const isOther = way !== name;
        if (found.length > 0)
          return [[name, found.map((row) => ({ ...row, isOwnName: isOther || isShortFor(name, foldText(row.name)) }))]];
      }
      return [];
    }),
  );
}

/** The places of each folded name that any has, most populous first; cached, because the gazetteer changes when the platform starts with another. */
export const placesNamed = cachedLookUp({ ttlMs: MINUTE_MS, max: 10_000, keepsMissing: true }, lookUpPlaces);
