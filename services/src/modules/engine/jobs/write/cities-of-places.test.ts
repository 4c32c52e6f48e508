import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { jobsByLocation } from '../search/jobs-by-location.ts';
import { searchJobs } from '../search/search-jobs.ts';
import { place, storedJobs } from '../testing/stored-jobs.ts';
import { reindexJobs } from './reindex-jobs.store.ts';

const NOW = new Date();
/** As employers write it; the gazetteer calls the first city Lisbon. */
const PLACES = [
  place('Lisboa', 'Lisbon', 'PT'),
  place('Lisbon', 'Lisbon', 'PT'),
  place('Lisboa', null, 'PT'),
  place('Lisboa', null, null),
  place('Atlantis', null, 'PT'),
];

let database: TestDatabase;
let ids: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  await database.db.updateTable('place').set({ latitude: 38.72, longitude: -9.14 }).where('id', '=', 'city:2').execute();
  ids = await storedJobs(
    database.db,
    PLACES.map((each) => ({ places: [each] })),
  );
});
afterAll(() => database.drop());

async function foundIn(filter: Record<string, string>): Promise<number[]> {
  const search = { filter, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: NOW } as const;
  const found = await searchJobs(database.db, search);
  return found.ids.map((id) => ids.indexOf(id)).toSorted((a, b) => a - b);
}

const inAllWays = async () => ({
  byName: await foundIn({ city: 'Lisbon', state: 'Lisbon', country: 'PT' }),
  withoutState: await foundIn({ city: 'Lisbon', country: 'PT' }),
  asWritten: await foundIn({ city: 'Lisboa' }),
  inCountry: await foundIn({ country: 'PT' }),
});
// The name alone says neither state nor country, and an unknown city has no other name.
const EXPECTED = { byName: [0, 1], withoutState: [0, 1, 2], asWritten: [0, 2, 3], inCountry: [0, 1, 2, 4] };

test('JB-10 a job is found by the name its employer writes and by that of the gazetteer, and nothing is added that is not stated', async () => {
  expect(await inAllWays()).toEqual(EXPECTED);
});

test('RP-03 the map counts the jobs in a city whichever of its names they have', async () => {
  const { locations } = await jobsByLocation(database.db, { skills: [], keyword: undefined, level: 'CITY', first: 10, now: NOW });
  expect(locations).toEqual([expect.objectContaining({ city: 'Lisbon', state: 'Lisbon', country: 'PT', jobs: 2 })]);
});

test('JB-10 jobs that an earlier version indexed get the names of the gazetteer when they are indexed again', async () => {
  await sql`
    update job_search set index_version = 3, place_keys = array(select key from unnest(place_keys) key where key not like '%lisbon%')`.execute(
    database.db,
  );
  expect((await inAllWays()).byName).toEqual([]);
  expect(await database.db.transaction().execute((trx) => reindexJobs(trx, () => '', 20))).toBe(PLACES.length);
  expect(await inAllWays()).toEqual(EXPECTED);
});
