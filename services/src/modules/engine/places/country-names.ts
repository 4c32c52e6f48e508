import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
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
