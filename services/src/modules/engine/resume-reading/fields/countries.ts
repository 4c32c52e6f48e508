import { createRequire } from 'node:module';
import { foldText } from '../../skills/index.ts';

const require = createRequire(import.meta.url);
const LOCALES = ['en', 'es', 'de', 'fr', 'pt', 'ar'];
const SHORT = [
  'USA',
  'U.S.A.',
  'US',
  'UK',
  'U.K.',
  'UAE',
  'EE. UU.',
  'EE.UU.',
  'KSA',
  'Great Britain',
  'England',
  'Scotland',
  'Wales',
  'The Netherlands',
  'Holland',
  'Brasil',
  'España',
  'Schweiz',
  'السعودية',
  'الإمارات',
  'سوريا',
  'تركيا',
];

interface CountryNames {
  countries: Readonly<Record<string, string | string[]>>;
}

/** Names by ISO, as lists of countries have them, and by CLDR, as people write them. */
function namesIn(locale: string): string[] {
  const { countries } = require(`i18n-iso-countries/langs/${locale}.json`) as CountryNames;
  const written = (['long', 'short'] as const).map((style) => new Intl.DisplayNames([locale], { type: 'region', style }));
  const codes = Object.keys(countries);
  return [...Object.values(countries).flat(), ...written.flatMap((names) => codes.flatMap((code) => names.of(code) ?? []))];
}

const COUNTRIES: ReadonlySet<string> = new Set([...SHORT, ...LOCALES.flatMap(namesIn)].map((name) => foldText(name)));

/** True for the name of a country in one of our languages. */
export const isCountry = (text: string): boolean => COUNTRIES.has(foldText(text.replaceAll(/^[\s.,]+|[\s,]+$/g, '')));
