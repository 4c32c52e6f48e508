import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { MANY_JOBS, storeManyJobs } from '../testing/many-jobs.store.ts';
import { jobsByLocation } from './jobs-by-location.ts';

const NOW = new Date();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  await storeManyJobs(database.db, NOW);
  await database.db.updateTable('place').set({ latitude: 48.86, longitude: 2.35 }).where('id', '=', 'city:12').execute();
  // Every fourth job is in Paris.
  for (const table of ['job_search', 'job_sample'])
    await sql`
      update ${sql.table(table)} set place_ids = '{12}', place_keys = place_keys || '{t:paris|s:ile-de-france|c:FR,c:FR}'::text[]
      where 't:paris' = any(place_keys)`.execute(database.db);
});
afterAll(() => database.drop());

const byCity = (skills: readonly number[], keyword?: string) =>
  jobsByLocation(database.db, { skills, keyword, level: 'CITY', first: 10, now: NOW });

test('RP-03 of many matches the numbers are estimated, and say so', async () => {
  const found = await byCity([]);
  expect(found).toMatchObject({ totalIsEstimate: true, isEstimate: true });
  const [paris] = found.locations;
  expect(paris).toMatchObject({ city: 'Paris', country: 'FR', latitude: expect.closeTo(48.86, 2) });
  expect(Math.abs((paris?.jobs ?? 0) - MANY_JOBS / 4)).toBeLessThan(MANY_JOBS / 4 / 4);
});

test('RP-03 of few matches they are exact', async () => {
  const found = await byCity([], 'rare');
  expect(found).toMatchObject({ total: MANY_JOBS / 500, totalIsEstimate: false, isEstimate: false });
  expect(found.locations.map(({ jobs }) => jobs)).toEqual([MANY_JOBS / 500]);
});
