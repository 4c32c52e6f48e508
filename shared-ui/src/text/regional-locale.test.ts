import { expect, test } from 'vitest';
import { distanceOf, regionalLocale } from './regional-locale.ts';

const AT = new Date('2026-11-29T22:05:00Z');
const clockOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    AT,
  );

test.each([
  ['en', ['en-GB', 'en'], '29 Nov, 22:05'],
  ['en', ['en-US'], 'Nov 29, 10:05 PM'],
  ['en', ['de-DE', 'de', 'en'], '29 Nov, 22:05'],
  ['en', ['de', 'en-AU'], '29 Nov, 10:05 pm'],
  ['en', ['fr', 'en'], 'Nov 29, 10:05 PM'],
  ['en', [], 'Nov 29, 10:05 PM'],
  ['es', ['es-ES'], '29 nov, 22:05'],
  ['en', ['th-TH'], '29 Nov, 10:05 pm'],
])('%s in a browser with %j: %s', (language, preferred, written) => {
  expect(clockOf(regionalLocale(language, preferred)).replaceAll('\u202F', ' ')).toBe(written);
});

test('a region keeps the Gregorian calendar and the digits of the language', () => {
  const { calendar, numberingSystem } = new Intl.DateTimeFormat(regionalLocale('ar', ['ar-SA'])).resolvedOptions();
  expect([calendar, numberingSystem]).toEqual(['gregory', new Intl.NumberFormat('ar').resolvedOptions().numberingSystem]);
  expect(new Intl.DateTimeFormat(regionalLocale('en', ['fa-IR'])).resolvedOptions().calendar).toBe('gregory');
});

test('tags that no browser should have are skipped', () => {
  expect(regionalLocale('en', ['', 'x', 'en_GB', 'en-001', 'en-NZ'])).toBe('en-NZ-u-ca-gregory-nu-latn');
});

test.each([
  [10, 'en-GB-u-ca-gregory', 6, 'mile'],
  [100, 'es-US', 62, 'mile'],
  [25, 'en-CA', 25, 'kilometre'],
  [25, 'es', 25, 'kilometre'],
  [200, 'ar-EG', 200, 'kilometre'],
])('a distance of %d km for %s is %d %s', (km, locale, value, unit) => {
  expect(distanceOf(km, locale)).toEqual({ value, unit });
});
