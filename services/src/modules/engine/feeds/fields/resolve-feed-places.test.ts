import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../places/index.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import type { FeedRecord, StatedAddress } from './feed-record.ts';
import { resolveFeedPlaces } from './resolve-feed-places.ts';

let database: TestDatabase;
let gazetteer: Gazetteer;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  gazetteer = await loadGazetteer(database.db);
});
afterAll(() => database.drop());

const places = (locations: string[], stated: StatedAddress[], usual?: string) => {
  const record = { locations, addresses: [], stated, usual: { country: usual, workMode: undefined } } as Partial<FeedRecord>;
  const read = resolveFeedPlaces(record as FeedRecord, gazetteer);
  return [read.places.map(({ city, country }) => [city, country]), read.remote];
};

test.each<[string, string[], StatedAddress[], unknown[]]>([
  ['a city beside another written location', ['Berlin'], [{ city: 'Austin', state: 'TX', country: 'US' }], [['Austin', 'US']]],
  ['a city that the gazetteer does not know', [], [{ city: 'Smallville', state: 'TX', country: 'US' }], [['Smallville', 'US']]],
  ['an unknown city in a country', ['HQ'], [{ city: 'Hoorn Bay', country: 'Netherlands' }], [['Hoorn Bay', 'NL']]],
  ['a country beside a city that is there too', ['London'], [{ country: 'Canada' }], [['London', 'CA']]],
  ['a country that contradicts the location', ['Paris, France'], [{ country: 'US' }], [[null, 'US']]],
  ['a country alone', [], [{ country: 'Germany' }], [[null, 'DE']]],
  ['a country beside a place of the employer', ['Plant 2'], [{ country: 'Germany' }], [[null, 'DE']]],
  ['a country beside a region', ['EMEA'], [{ country: 'Germany' }], [[null, 'DE']]],
  [
    'several cities in one field',
    [],
    [{ city: 'Berlin; Paris' }],
    [
      ['Berlin', 'DE'],
      ['Paris', 'FR'],
    ],
  ],
  ['a state given as a city', [], [{ city: 'California', country: 'US' }], [[null, 'US']]],
  [
    'a town in an area that is named after a town',
    [],
    [{ city: 'Killybegs', state: 'Donegal', country: 'IE' }],
    [['Killybegs', 'IE']],
  ],
  [
    'a town that nobody knows in a known state',
    [],
    [{ city: 'Smallville', state: 'Hesse', country: 'DE' }],
    [['Smallville', 'DE']],
  ],
  ['an empty address', ['Lisbon'], [], [['Lisbon', 'PT']]],
])('SV-09 %s', (_, locations, stated, expected) => {
  expect(places(locations, stated)[0]).toEqual(expected);
});

test('SV-09 work is remote if the written location or the field of the city says so', () => {
  expect(places(['Remote'], [{ country: 'US' }])).toEqual([[[null, 'US']], true]);
  expect(places([], [{ city: 'Remote', country: 'US' }])).toEqual([[[null, 'US']], true]);
  expect(places(['Austin'], [{ city: 'Austin', country: 'US' }])).toEqual([[['Austin', 'US']], false]);
});

test('SV-09 the usual country is that of places which name none, and of no others', () => {
  expect(places([], [], 'US')[0]).toEqual([[null, 'US']]);
  expect(places(['Head office'], [], 'DE')[0]).toEqual([[null, 'DE']]);
  expect(places(['Buxtehude'], [], 'DE')[0]).toEqual([['Buxtehude', 'DE']]);
  expect(places(['Paris'], [], 'US')[0]).toEqual([['Paris', 'FR']]);
  expect(places(['EMEA'], [], 'US')[0]).toEqual([[null, null]]);
});
