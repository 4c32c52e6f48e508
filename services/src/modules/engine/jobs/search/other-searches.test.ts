import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { seedPlaces } from '../../places/index.ts';
import { place, storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedPlaces(database.db);
  const amsterdam = [place('Amsterdam', null, 'NL')];
  const haarlem = [place('Haarlem', null, 'NL')];
  await storedJobs(database.db, [
    ...Array.from({ length: 6 }, () => ({ title: 'Registered Nurse', places: haarlem })),
    { title: 'Registered Nurse', places: amsterdam, companyTag: 'Neurodiversify' },
    { title: 'Pastry Cook', places: amsterdam },
    ...Array.from({ length: 3 }, () => ({ title: 'Midwife', places: amsterdam })),
    ...Array.from({ length: 6 }, () => ({ title: 'Cook', plainText: 'You feed the zookeeper.', places: amsterdam })),
    ...Array.from({ length: 5 }, () => ({ title: 'Welder', places: [place('Lyon', null, 'FR')], companyTag: 'Neurodiversify' })),
  ]);
});
afterAll(() => database.drop());

async function others(filter: JobFilter) {
  const found = await searchJobs(database.db, {
    filter,
    sort: 'RELEVANCE',
    first: 20,
    after: null,
    synonyms: false,
    now: new Date(),
  });
  return (await found.others()).map(({ kind, keyword, radiusKm, anywhere, total }) =>
    [kind, keyword ?? radiusKm, total, ...(anywhere ? ['anywhere'] : [])].join(' '),
  );
}

test('JB-10 a search with few hits offers fewer words and similar work', async () => {
  expect(await others({ keyword: 'pastry cook' })).toContain('FEWER_WORDS cook 7');
  expect(await others({ keyword: 'paediatric registered nurse' })).toContain('RELATED Midwife 3');
});

test('JB-10 a search with many hits offers nothing', async () => {
  expect(await others({ keyword: 'registered nurse' })).toEqual([]);
});

test('JB-10 mentions are no good hits: similar work is offered to a page full of them', async () => {
  expect(await others({ keyword: 'icu nurse zookeeper' })).not.toEqual([]);
  expect(await others({ keyword: 'zookeeper' })).not.toEqual([]);
});

test('JB-10 a search with few hits in a city offers the first distance that has more', async () => {
  expect(await others({ keyword: 'registered nurse', city: 'Amsterdam', country: 'NL' })).toContain('AROUND 25 7');
});

test('JB-10 a word that nobody has offers the commonest work, everywhere if there is none in the place', async () => {
  expect((await others({ keyword: 'qqqqzzzz' }))[0]).toBe('POPULAR Registered Nurse 7');
  expect(await others({ keyword: 'qqqqzzzz', city: 'Nowhereville', postedWithinDays: 1 })).toContain(
    'POPULAR Registered Nurse 7 anywhere',
  );
});

test('JB-10 of the commonest work, what has most jobs of the brand is offered first', async () => {
  expect(await others({ keyword: 'qqqqzzzz', companyTag: 'Neurodiversify' })).toEqual([
    'POPULAR Welder 5',
    'POPULAR Registered Nurse 1',
  ]);
});

test('JB-10 where what is excluded leaves nothing, the search without the exclusion is offered', async () => {
  expect(await others({ keyword: 'pastry -cook' })).toContain('FEWER_WORDS pastry 1');
});

test('JB-10 what is excluded stays excluded in the searches that are offered', async () => {
  expect(await others({ keyword: 'paediatric registered nurse -oslo' })).toContain('RELATED Midwife -oslo 3');
});

test('JB-10 a search that is a single filter offers the commonest work without it', async () => {
  expect(await others({ keyword: 'night shift' })).toContain('POPULAR Registered Nurse 7 anywhere');
  expect(await others({ keyword: 'under 20k' })).toContain('POPULAR Registered Nurse 7 anywhere');
  expect(await others({})).toEqual([]);
});
