import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { searchJobs } from './search-jobs.ts';
import { place, storedJobs } from '../testing/stored-jobs.ts';

const CITIES = [
  ['city:1', 'Amsterdam', 'North Holland', 'NL', 52.374, 4.89, 741_636],
  ['city:2', 'Utrecht', 'Utrecht', 'NL', 52.091, 5.122, 290_529],
  ['city:3', 'Rotterdam', 'South Holland', 'NL', 51.922, 4.479, 598_199],
  ['city:4', 'London', 'England', 'GB', 51.509, -0.126, 8_961_989],
  ['city:5', 'London', 'Ontario', 'CA', 42.983, -81.233, 422_324],
  ['city:6', 'Croydon', 'England', 'GB', 51.383, -0.1, 173_314],
] as const;

let database: TestDatabase;
const titles = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [id, name, state, country, latitude, longitude, population] of CITIES) {
    await database.db
      .insertInto('place')
      .values({
        id,
        kind: 'city',
        name,
        state_code: null,
        state_name: state,
        country_code: country,
        country_name: country,
        population,
        latitude,
        longitude,
        time_zone: null,
      })
      .execute();
    await database.db.insertInto('place_name').values({ folded: name.toLowerCase(), place_id: id, population }).execute();
  }
  const posted = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const jobs = [
    { title: 'Amsterdam', places: [place('Amsterdam', 'North Holland', 'NL')], postedAt: posted(1) },
    { title: 'Utrecht', places: [place('Utrecht', 'Utrecht', 'NL')], postedAt: posted(2) },
    { title: 'Rotterdam, London', places: [place('Rotterdam', null, 'NL'), place('London', null, null)], postedAt: posted(3) },
    { title: 'London in Canada', places: [place('London', 'Ontario', 'CA')], postedAt: posted(4) },
    { title: 'Croydon', places: [place('Croydon', 'England', 'GB')], postedAt: posted(5) },
    { title: 'Giethoorn', places: [place('Giethoorn', 'Overijssel', 'NL')], postedAt: posted(6) },
  ];
  const ids = await storedJobs(database.db, jobs);
  ids.forEach((id, index) => titles.set(id, jobs[index]?.title ?? ''));
});
afterAll(() => database.drop());

const found = async (filter: JobFilter) => {
  const { ids } = await searchJobs(database.db, {
    filter,
    sort: 'RELEVANCE',
    after: null,
    first: 20,
    synonyms: false,
    now: new Date(),
  });
  return ids.map((id) => titles.get(id));
};

test('JB-10 a radius adds jobs around a city', async () => {
  expect(await found({ city: 'Amsterdam', country: 'NL' })).toEqual(['Amsterdam']);
  expect(await found({ city: 'Amsterdam', radiusKm: 20 })).toEqual(['Amsterdam']);
  expect(await found({ city: 'amsterdam', country: 'Netherlands', radiusKm: 40 })).toEqual(['Amsterdam', 'Utrecht']);
  expect(await found({ city: 'Amsterdam', radiusKm: 60 })).toEqual(['Amsterdam', 'Utrecht', 'Rotterdam, London']);
});

test('JB-10 the city is the most populous one in its state and country', async () => {
  expect(await found({ city: 'London', radiusKm: 20 })).toEqual(['Rotterdam, London', 'Croydon']);
  expect(await found({ city: 'London', state: 'Ontario', radiusKm: 20 })).toEqual(['London in Canada']);
  expect(await found({ city: 'London', country: 'CA', radiusKm: 20 })).toEqual(['London in Canada']);
});

test('JB-10 a city that the gazetteer does not know is still found by name', async () => {
  expect(await found({ city: 'Giethoorn', radiusKm: 50 })).toEqual(['Giethoorn']);
});

test('JB-10 a radius without a city, or of zero, changes nothing', async () => {
  expect(await found({ country: 'CA', radiusKm: 50 })).toEqual(['London in Canada']);
  expect(await found({ city: 'Utrecht', radiusKm: 0 })).toEqual(['Utrecht']);
  expect(await found({ city: 'Utrecht', radiusKm: -5 })).toEqual(['Utrecht']);
});
