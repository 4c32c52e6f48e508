import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storedJobs(database.db, [{ title: 'Truck Driver' }, { title: 'Compliance Officer' }]);
});
afterAll(() => database.drop());

async function search(keyword: string) {
  const asked = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  const { ids, readAs } = await searchJobs(database.db, asked);
  return { hits: ids.length, readAs };
}

test.each(['bus driver', 'school bus driver'])(
  'JB-10 where there is no %s, other drivers are found, and the page says so',
  async (keyword) => {
    expect(await search(keyword)).toEqual({ hits: 1, readAs: 'driver' });
  },
);

test('JB-10 a word that many kinds of work end with is not searched for alone', async () => {
  expect(await search('police officer')).toMatchObject({ hits: 0 });
});
