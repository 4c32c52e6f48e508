import { expect, test } from 'vitest';
import type { DocumentLine } from '../document-line.ts';
import { findAddress } from './address/address.ts';
import { isCountry } from './address/countries.ts';
import { findLicences } from './licences.ts';

const linesOf = (...texts: string[]): DocumentLine[] => texts.map((text) => ({ text, page: null, box: null, size: 0 }));

const addressIn = (...texts: string[]) => {
  const found = Object.entries(findAddress(linesOf(...texts))).map(([field, each]) => [field, each?.value ?? null]);
  return Object.fromEntries(found) as Record<string, string | null>;
};

test('PR-03 an address continues in the next line of a narrow column, up to the next fact', () => {
  expect(addressIn('Plaza Mayor 3, 47001 Valladolid,', 'España · +34 600 111 222', 'ana@example.es')).toEqual({
    address: 'Plaza Mayor 3',
    zipCode: '47001',
    city: 'Valladolid',
    state: null,
    country: 'España',
  });
  expect(addressIn('Keizersgracht 12, 1015 CJ', 'Amsterdam, Netherlands | +31 6 1111 2222')).toMatchObject({
    address: 'Keizersgracht 12',
    city: 'Amsterdam',
    country: 'Netherlands',
  });
  expect(addressIn('Keizersgracht 12, 1015 CJ Amsterdam', '+31 6 1111 2222 | Netherlands')).toMatchObject({ country: null });
});

test.each(['المملكة العربية السعودية', 'Tschechien', 'Türkei', 'Côte d’Ivoire', 'Chequia', 'Hong Kong'])(
  'PR-03 %s is a country, as people write it',
  (name) => {
    expect(isCountry(name)).toBe(true);
  },
);

test.each([
  ['inside the words', 'Forklift, TÜV, Nr. 12-34, gültig', 'bis 03/2028'],
  ['before the date', 'Forklift, TÜV, Nr. 12-34, gültig bis', '03/2028'],
  ['inside the number', 'Forklift, TÜV, Nr. 12-', '34, gültig bis 03/2028'],
])('PR-03 a licence is one also if its line breaks %s', (_, ...texts) => {
  const found = findLicences(linesOf(...texts)).map(({ value }) => value);
  expect(found).toEqual([{ name: 'Forklift', issuer: 'TÜV', number: '12-34', expiresOn: '2028-03' }]);
});
