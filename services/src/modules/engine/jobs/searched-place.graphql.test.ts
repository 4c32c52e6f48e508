import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storeFewPlaces } from '../places/testing/few-places.ts';
import { place, storedJobs } from './testing/stored-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await storeFewPlaces(app.db);
  await app.db.updateTable('place').set({ latitude: 52.374, longitude: 4.89 }).where('name', '=', 'Amsterdam').execute();
  await app.db.updateTable('place').set({ latitude: 52.52, longitude: 13.41 }).where('name', '=', 'Berlin').execute();
  const berlin = place('Berlin', 'Berlin', 'DE');
  const lisbon = place('Lisbon', 'Lisbon', 'PT');
  await storedJobs(app.db, [
    { title: 'Baker', places: [berlin, lisbon, place('Amsterdam', 'North Holland', 'NL')] },
    { title: 'Cook', places: [lisbon] },
  ]);
});
afterAll(() => app.close());

const placesOf = async (filter: JobFilter) => {
  const { data, errors } = await app.graphql(SearchJobsDocument, { filter, sort: 'NEWEST', first: 20 });
  expect(errors).toEqual([]);
  return (data?.jobs.nodes ?? []).map(({ title, place: first }) => [title, first?.city]);
};

test('JB-11 a job of several places is shown with the one that was searched for', async () => {
  expect(await placesOf({ keyword: 'baker' })).toEqual([['Baker', 'Berlin']]);
  expect(await placesOf({ keyword: 'baker', city: 'Amsterdam', country: 'NL' })).toEqual([['Baker', 'Amsterdam']]);
  expect(await placesOf({ keyword: 'baker', country: 'Portugal' })).toEqual([['Baker', 'Lisbon']]);
  expect(await placesOf({ city: 'Lisbon' })).toEqual(
    expect.arrayContaining([
      ['Baker', 'Lisbon'],
      ['Cook', 'Lisbon'],
    ]),
  );
});

test('JB-11 also with the place that the keyword names, and the one within the radius', async () => {
  expect(await placesOf({ keyword: 'baker in Amsterdam' })).toEqual([['Baker', 'Amsterdam']]);
  expect(await placesOf({ city: 'Amsterdam', country: 'NL', radiusKm: 50 })).toEqual([['Baker', 'Amsterdam']]);
});
