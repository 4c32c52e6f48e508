import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { FEED_LANGUAGES } from '../../../platform/dates/month-names.ts';
import { foldText } from '../skills/index.ts';
import names from './data/country-names.json' with { type: 'json' };

countries.registerLocale(createRequire(import.meta.url)('i18n-iso-countries/langs/en.json') as countries.LocaleData);

const SHORT_NAMES: Readonly<Record<string, string>> = names.shortNames;
/** Folded names beside those of ISO, with the alpha-2 code each stands for. */
const OTHER_NAMES: Readonly<Record<string, string>> = names.otherNames;

export const countryName = (code: string): string => SHORT_NAMES[code] ?? countries.getName(code, 'en') ?? code;

const byName = new Map<string, string>();
for (const [code, names] of Object.entries(countries.getNames('en', { select: 'all' }))) {
  for (const name of names) byName.set(foldText(name), code);
  byName.set(foldText(countryName(code)), code);
}
for (const [name, code] of Object.entries(OTHER_NAMES)) byName.set(name, code);

/** Names of countries that are better known as those of a city. */
const RATHER_CITIES = new Set([
  'brasilia',
  'cezayir',
  'franca',
  'granada',
  'guadalupe',
  'kena',
  'salvador',
  'san martin',
  'tunus',
]);
/** Shorter names in Latin letters are often words, or those of towns. */
const SHORTEST_LATIN = 4;
const isTelling = (name: string) =>
  !RATHER_CITIES.has(name) && (name.length >= SHORTEST_LATIN || !/^[\p{Script=Latin} '-]*$/u.test(name));

/** Most vowels are marks, which folding removes: other names become the same. */
const FOLDED_AWAY = new Set(['hi']);

/** In the languages of feeds, as far as English does not use the name for another country. */
for (const language of FEED_LANGUAGES.filter((each) => !FOLDED_AWAY.has(each))) {
  const named = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  for (const code of Object.keys(countries.getAlpha2Codes())) {
    const name = foldText(named.of(code) ?? '');
    if (isTelling(name) && !byName.has(name)) byName.set(name, code);
  }
}

export const COUNTRY_CODES: readonly string[] = Object.keys(countries.getAlpha2Codes());

/** ISO 3166 alpha-2 code for a country's name, or for letters that are used as one: 'uk', 'usa'. */
export const countryCodeNamed = (text: string): string | undefined => byName.get(foldText(text.trim()));

/** ISO 3166 alpha-2 code for a country's name, or for its two- or three-letter code in capitals. */
export function countryCodeOf(text: string): string | undefined {
  const trimmed = text.trim();
  const named = countryCodeNamed(trimmed);
  if (named) return named;
  if (/^[A-Z]{2}$/i.test(trimmed)) return countries.isValid(trimmed.toUpperCase()) ? trimmed.toUpperCase() : undefined;
  return /^[A-Z]{3}$/.test(trimmed) ? countries.alpha3ToAlpha2(trimmed) : undefined;
}

/** Every spelling of a country, folded. */
export function countrySpellings(code: string): string[] {
  return [...byName].filter(([, each]) => each === code).map(([name]) => name);
}
