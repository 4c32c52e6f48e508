import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeFewPlaces } from '../../engine/places/testing/few-places.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { JOB, testEmployer } from './testing/test-employer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await storeFewPlaces(app.db);
});
afterAll(() => app.close());

const place = (city: string | null, country: string | null, state: string | null = null) => ({ city, state, country });

test.each(['ZZ', 'EU', 'XX', 'AA', 'QM'])('SV-08 a country that ISO 3166-1 does not have is refused: %s', async (country) => {
  const { ask } = await testEmployer(app);
  const places = [place('Berlin', 'DE'), place('Somewhere', country)];
  const fields = { 'places.1.country': expect.stringContaining(`${country} is not a country of ISO 3166-1`) };
  expect(await ask('POST jobs', { ...JOB, places })).toMatchObject({
    statusCode: 400,
    body: { errorCode: 'VALIDATION_FAILED', fields },
  });
  const { id } = (await ask('POST jobs', { ...JOB, places: [] })).body;
  expect(await ask(`PUT jobs/${id}`, { ...JOB, places })).toMatchObject({ statusCode: 400, body: { fields } });
  expect((await ask(`GET jobs/${id}`)).body['places']).toEqual([]);
});

test('SV-08 UK stands for GB, in a posted and in a replaced job', async () => {
  const { ask } = await testEmployer(app);
  const posted = await ask('POST jobs', { ...JOB, places: [place('London', 'UK', 'England'), place(null, 'UK')] });
  expect(posted.body['places']).toMatchObject([
    { city: 'London', country: 'GB', label: 'London, England, United Kingdom' },
    { city: null, country: 'GB', label: 'United Kingdom' },
  ]);
  const replaced = await ask(`PUT jobs/${posted.body['id']}`, { ...JOB, places: [place(null, 'UK')] });
  expect(replaced.body['places']).toMatchObject([{ country: 'GB' }]);
});

test.each([
  ['a known city', place('Austin', 'US'), 'Texas'],
  ['a city by another of its names', place('Lisboa', 'PT'), 'Lisbon'],
  ['a city that other countries have too', place('Paris', 'FR'), 'Île-de-France'],
  ['a city after its country was put right', place('London', 'UK'), 'England'],
  ['a city whose state is stated', place('Austin', 'US', 'TX'), 'TX'],
  ['a city that has no state', place('Singapore', 'SG'), null],
  ['a town that is not known', place('Buxtehude', 'DE'), null],
  ['a city that is in another country', place('Berlin', 'FR'), null],
  ['several cities in one field', place('Austin, Paris', 'US'), null],
  ['a city without its country', place('Toronto', null), null],
  ['a country alone', place(null, 'US'), null],
])('SV-08 the state of %s', async (_, stated, state) => {
  const { ask } = await testEmployer(app);
  const { id, places } = (await ask('POST jobs', { ...JOB, places: [place(null, 'NL'), stated] })).body;
  expect(places).toMatchObject([
    { country: 'NL', state: null },
    { city: stated.city, state },
  ]);
  expect((await ask(`PUT jobs/${id}`, { ...JOB, places: [stated] })).body['places']).toMatchObject([
    { city: stated.city, state },
  ]);
});
