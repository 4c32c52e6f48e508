import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

const JOBS = [
  { title: 'IT Manager', plainText: 'You lead a team.' },
  { title: 'Warehouse Manager', plainText: 'You will love it here.' },
  { title: 'Manager (I.T.)' },
  { title: 'Manager, Information Technology' },
  { title: 'IT-Leiter' },
  { title: 'Shift Leiter', plainText: 'Make it happen.' },
  { title: 'IT Support Technician' },
  { title: 'Support Worker' },
];

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const ids = await storedJobs(database.db, JOBS);
  ids.forEach((id, index) => titles.set(id, JOBS[index]?.title ?? ''));
});
afterAll(() => database.drop());

async function search(keyword: string) {
  const asked = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  const { ids, readAs } = await searchJobs(database.db, asked);
  return { titles: ids.map((id) => titles.get(id) ?? '').toSorted((one, other) => one.localeCompare(other)), readAs };
}

test.each([
  ['it manager', ['IT Manager', 'Manager (I.T.)', 'Manager, Information Technology']],
  ['IT manager', ['IT Manager', 'Manager (I.T.)', 'Manager, Information Technology']],
  ['it leiter', ['IT-Leiter']],
  ['it support', ['IT Support Technician']],
  ['it jobs', ['IT Manager', 'IT Support Technician', 'IT-Leiter', 'Manager (I.T.)', 'Manager, Information Technology']],
  ['it', ['IT Manager', 'IT Support Technician', 'IT-Leiter', 'Manager (I.T.)', 'Manager, Information Technology']],
])('JB-10 in “%s” the small word is information technology', async (keyword, expected) => {
  expect((await search(keyword)).titles).toEqual(expected);
});

test.each(['who', 'the', 'do', '?!', 'and or'])('JB-10 “%s” has no word to search for, and says so', async (keyword) => {
  expect((await search(keyword)).readAs).toBe('');
});
