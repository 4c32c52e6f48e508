import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { storeFewPlaces } from './testing/few-places.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { arabicNames } from './arabic-names.ts';
import { arabicNamesFile, arabicNamesText } from './arabic-place-names.ts';
import { readGeoNames } from './geonames.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await storeFewPlaces(app.db);
});
afterAll(() => app.close());

const get = async (text: string, type = '') => {
  const response = await app.app.inject({ url: `/public/api/v1/places/${encodeURIComponent(text)}${type && `?type=${type}`}` });
  return { status: response.statusCode, payload: response.json().responsePayload };
};
const found = async (text: string, type = '') =>
  (await get(text, type)).payload.map((place: { description: string }) => place.description);

test('SV-04 JB-09 places by prefix, largest first', async () => {
  expect((await found('lo'))[0]).toBe('London, England, United Kingdom');
  expect(await found('london')).toEqual(['London, England, United Kingdom', 'London, Ontario, Canada']);
  expect(await found('LÎSBOA')).toEqual(['Lisbon, Portugal']);
});

test('SV-04 a part after a comma narrows the search', async () => {
  expect(await found('paris, tex')).toEqual(['Paris, Texas, United States']);
  expect(await found('paris, FR')).toEqual(['Paris, Île-de-France, France']);
  expect(await found('london, united k')).toEqual(['London, England, United Kingdom']);
});

test('SV-04 a mistyped place is found by similarity', async () => {
  expect(await found('amsterdm')).toEqual(['Amsterdam, North Holland, Netherlands']);
});

test('SV-04 type=R leaves out cities', async () => {
  expect(await found('new y', 'R')).toEqual(['New York, United States']);
  expect(await found('neth', 'R')).toEqual(['Netherlands']);
});

test('SV-04 type=D returns the parts of a place, by id or by description', async () => {
  const {
    payload: [suggestion],
  } = await get('austin');
  const detail = { placeId: 'city:5', description: 'Austin, Texas, United States' };
  expect(suggestion).toEqual(detail);
  for (const asked of [detail.placeId, detail.description]) {
    expect((await get(asked, 'D')).payload).toEqual({
      ...detail,
      addressComponents: [
        { types: ['locality'], shortName: 'Austin', longName: 'Austin' },
        { types: ['administrative_area_level_1'], shortName: 'TX', longName: 'Texas' },
        { types: ['country'], shortName: 'US', longName: 'United States' },
      ],
    });
  }
  expect((await get('city:999', 'D')).status).toBe(404);
});

test.each([',', '%', '_', "'", 'zzzzqq', '\0x'])('SV-04 nothing is found for %j, and nothing breaks', async (text) => {
  expect(await get(text)).toEqual({ status: 200, payload: [] });
});

test.each(['برلين', 'برل', 'برلين، DE', 'برلين, DE'])('SV-04 a city is found by its Arabic name: %s', async (typed) => {
  expect(await get(typed)).toMatchObject({ payload: [{ placeId: 'city:7' }] });
});

test('SV-04 countries, states and cities have the Arabic names of GeoNames and of Intl, and are found by them', () => {
  const geoNames = readGeoNames();
  const arabic = ['city:5128581', 'city:2950159', 'city:360630', 'city:108410', 'state:US.TX', 'state:DE.02', 'country:DE'];
  expect(arabic.map((id) => geoNames.arabic.get(id))).toEqual([
    'نيويورك',
    'برلين',
    'القاهرة',
    'الرياض',
    'تكساس',
    'بافاريا',
    'ألمانيا',
  ]);
  const found = new Set(geoNames.names.map(({ folded, place_id }) => `${place_id} ${folded}`));
  for (const id of arabic) expect(found).toContain(`${id} ${foldText(geoNames.arabic.get(id) ?? '')}`);
  expect(readFileSync(arabicNamesFile, 'utf8'), 'node services/src/modules/engine/places/arabic-place-names.ts').toBe(
    arabicNamesText(geoNames),
  );
});

test.each([
  [['برلین', 'برلين', 'بېرلىن'], ['برلين']],
  [
    ['اسكندريه', 'اسکندریہ', 'الإسكندرية'],
    ['الإسكندرية', 'اسكندريه'],
  ],
  [
    ['بوجوتا', 'بوغوتا', 'بوگوتا'],
    ['بوغوتا', 'بوجوتا'],
  ],
  [
    ['Cairo - القاهرة', 'مادرىد', 'سيدنى', 'سيدني'],
    ['سيدني', 'سيدنى'],
  ],
  [['Lyon', 'لیون'], []],
])('SV-04 of the names %j those in Arabic are %j', (allNames, names) => {
  expect(arabicNames(1, allNames)).toEqual(names);
});

test('SV-04 GeoNames is read completely: countries, states, and cities of 5,000 people or more', () => {
  const { places, names } = readGeoNames();
  const kinds = Object.groupBy(places, (place) => place.kind);
  expect(kinds.city?.length).toBeGreaterThan(40_000);
  expect(kinds.state?.length).toBeGreaterThan(3_000);
  expect(kinds.country?.length).toBeGreaterThan(240);
  expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
  expect(names.find((name) => name.folded === 'munchen' && name.place_id === 'city:2867714')).toBeDefined();
});

test('JB-09 coordinates find the cities around them: towns before hamlets, nobody beyond 100 km', async () => {
  const cities = [
    { id: 'city:9001', name: 'Haarlem', population: 147_590, latitude: 52.38, longitude: 4.64 },
    { id: 'city:9002', name: 'Hamlet', population: 300, latitude: 52.31, longitude: 4.9 },
    { id: 'city:9003', name: 'Utrecht', population: 290_529, latitude: 52.09, longitude: 5.12 },
    { id: 'city:9004', name: 'Suva', population: 77_366, latitude: -18.14, longitude: 179.9 },
  ];
  const common = { kind: 'city' as const, state_code: null, state_name: null, time_zone: null };
  const rows = cities.map((city) => ({ ...common, ...city, country_code: 'NL', country_name: 'Netherlands' }));
  await app.db.insertInto('place').values(rows).execute();
  onTestFinished(
    async () => void (await app.db.deleteFrom('place').where('id', 'like', 'city:9%').where('country_code', '=', 'NL').execute()),
  );

  expect(await found('52.30, 4.90')).toEqual(['Haarlem, Netherlands', 'Utrecht, Netherlands', 'Hamlet, Netherlands']);
  expect(await found('-18.1,-179.9')).toEqual(['Suva, Netherlands']);
  expect(await found('0,0')).toEqual([]);
  expect(await found('52.30,4.90', 'R')).toEqual([]);
  expect(await found('95,4')).toEqual([]);
});

test('SV-04 a city of Vietnam, whose provinces are numbered in two ways, is in none rather than in another one', () => {
  const hanoi = readGeoNames().places.find(
    ({ kind, name, country_code }) => kind === 'city' && name === 'Hanoi' && country_code === 'VN',
  );
  expect(hanoi).toMatchObject({ state_code: null, state_name: null });
});
