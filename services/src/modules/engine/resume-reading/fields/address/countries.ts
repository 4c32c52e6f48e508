import { createRequire } from 'node:module';
import { foldText } from '../../../skills/index.ts';

const require = createRequire(import.meta.url);
const LOCALES = ['en', 'es', 'de', 'fr', 'pt', 'ar'];
/** People write the name of their country in its own language. */
const FURTHER_LOCALES =
  'it nl sv da nb fi is pl cs sk hu ro bg ru uk el tr vi id ms he fa hr sr sl lt lv et ca ja zh zh-Hant ko th ka hy az kk'.split(
    ' ',
  );
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
  'Česká republika',
  'Slovenská republika',
  'Российская Федерация',
  'РФ',
  'Republic of Ireland',
  'Northern Ireland',
  'Türkiye Cumhuriyeti',
  'República Argentina',
  'P.R. China',
  'PRC',
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

const CODES = Object.keys((require('i18n-iso-countries/langs/en.json') as CountryNames).countries);
const COUNTRIES: ReadonlySet<string> = new Set([...SHORT, ...LOCALES.flatMap(namesIn)].map((name) => foldText(name)));

/** In small letters, not folded: folding all of them takes longer than looking one up. */
const FURTHER: ReadonlySet<string> = new Set(
  FURTHER_LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return CODES.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  }),
);

const bare = (text: string) => text.replaceAll(/^[\s.,]+|[\s,]+$/g, '');

/** True for the name of a country in one of many languages. */
export const isCountry = (text: string): boolean =>
  COUNTRIES.has(foldText(bare(text))) || FURTHER.has(bare(text).normalize('NFC').toLowerCase());
