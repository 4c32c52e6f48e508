import { createRequire } from 'node:module';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import type { Country } from '@hirehq/shared-contracts/graphql/types';
import nationalities from './data/nationalities.json' with { type: 'json' };

interface IsoCountries {
  getAlpha2Codes(): Record<string, string>;
  alpha2ToAlpha3(code: string): string | undefined;
  alpha2ToNumeric(code: string): string | undefined;
  getName(code: string, language: string): string | undefined;
  registerLocale(locale: unknown): void;
}

/** What people of a country are called, by its alpha-2 code. */
const NATIONALITIES: Readonly<Record<string, string>> = nationalities;
const require = createRequire(import.meta.url);
const iso = require('i18n-iso-countries') as IsoCountries;
iso.registerLocale(require('i18n-iso-countries/langs/en.json'));

/** Every country of ISO 3166-1, by name. */
export const COUNTRIES: readonly Country[] = Object.keys(iso.getAlpha2Codes())
  .map((code) => ({
    num_code: iso.alpha2ToNumeric(code) ?? '',
    alpha_2_code: code,
    alpha_3_code: iso.alpha2ToAlpha3(code) ?? '',
    en_short_name: iso.getName(code, 'en') ?? code,
    nationality: NATIONALITIES[code] ?? '',
  }))
  .toSorted((one, other) => one.en_short_name.localeCompare(other.en_short_name, 'en'));

/** The country with this English name, or two- or three-letter code. */
export function countryNamed(text: string): Country | undefined {
  const wanted = foldText(text);
  return COUNTRIES.find((country) =>
    [country.en_short_name, country.alpha_2_code, country.alpha_3_code].some((name) => foldText(name) === wanted),
  );
}
