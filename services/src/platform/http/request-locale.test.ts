import { expect, test } from 'vitest';
import { acceptedLocale, firstLocaleOf } from './request-locale.ts';

test.each([
  ['es', 'es'],
  ['de-DE,de;q=0.9,es;q=0.8,en;q=0.7', 'es'],
  ['en;q=0.5, ar-EG;q=0.9', 'ar'],
  ['EN;q=0.3,es ; q=0.4', 'es'],
  ['ar;q=0, es;q=0.1', 'es'],
  ['es;q=0', undefined],
  ['de, fr;q=0.5, *;q=0.1', undefined],
  ['es;q=x', 'es'],
  [';;,,', undefined],
  ['', undefined],
  [undefined, undefined],
])('SH-24 the weights of Accept-Language are respected: %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

test.each([
  ['de es-MX ar', 'es'],
  ['ar', 'ar'],
  ['de fr', undefined],
  ['', undefined],
])('ID-04 the first known language of ui_locales: %s', (tags, locale) => {
  expect(firstLocaleOf(tags)).toBe(locale);
});
