import { expect, test } from 'vitest';
import { currencyOfCountry, payCurrencyFor } from './pay-currency.ts';

test.each([
  ['the country searched, by name', { country: 'Netherlands', locale: 'en' }, 'EUR'],
  ['the country searched, by code', { country: 'GB', locale: 'en', languages: ['en-US'] }, 'GBP'],
  ['a country with several names', { country: 'Türkiye', locale: 'en' }, 'TRY'],
  ['the language of the browser', { locale: 'en', languages: ['fr-FR', 'en-GB', 'en-US'] }, 'GBP'],
  ['not a language of the browser that the page is not in', { locale: 'es', languages: ['en-GB'] }, 'EUR'],
  ['a country where the language is spoken', { locale: 'es', languages: ['es-MX'] }, 'MXN'],
  ['the language of the page', { locale: 'ar' }, 'EGP'],
  ['an unknown place', { country: 'Atlantis', locale: 'en' }, 'USD'],
  ['no language at all', { locale: '??', languages: ['*'] }, 'USD'],
])('JB-10 the currency of pay comes from %s', (_name, searched, currency) => expect(payCurrencyFor(searched)).toBe(currency));

test('JB-10 every country has at most one currency, and nearly every region of Intl has one', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const countries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
  // Outlying areas, unions and withdrawn codes of CLDR.
  const without = new Set([
    'AC',
    'AQ',
    'BU',
    'CP',
    'CQ',
    'CS',
    'DD',
    'DG',
    'EA',
    'EU',
    'EZ',
    'FX',
    'IC',
    'QO',
    'TA',
    'UN',
    'XA',
    'XB',
    'ZZ',
  ]);
  expect(countries.filter((code) => !without.has(code) && currencyOfCountry(code) === undefined)).toEqual([]);
});
