import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

const JOBS = [
  { title: 'Guard', nightShift: true },
  { title: 'Guard, Museum' },
  { title: 'Guard, Nights and Weekends', nightShift: true, weekendWork: true },
  { title: 'Guard, Park', plainText: 'The night shift has a guard of its own.' },
  { title: 'Waiter' },
];

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const ids = await storedJobs(database.db, JOBS);
  ids.forEach((id, index) => titles.set(id, JOBS[index]?.title ?? ''));
});
afterAll(() => database.drop());

async function search(filter: JobFilter) {
  const asked = { filter, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  const found = await searchJobs(database.db, asked);
  return { ...found, titles: found.ids.map((id) => titles.get(id) ?? '').toSorted((one, other) => one.localeCompare(other)) };
}

test.each([
  ['night shift guard', 'night shift', ['Guard', 'Guard, Nights and Weekends']],
  ['guard Nachtschicht', 'Nachtschicht', ['Guard', 'Guard, Nights and Weekends']],
  ['guard nattskift', 'nattskift', ['Guard', 'Guard, Nights and Weekends']],
  ['weekend guard', 'weekend', ['Guard, Nights and Weekends']],
])('JB-10 “%s” finds the jobs that state the shift', async (keyword, words, expected) => {
  const found = await search({ keyword });
  expect(found.titles).toEqual(expected);
  expect(found.understood).toMatchObject({ rest: 'guard', words: [{ words }] });
});

test('JB-10 several shifts are several filters', async () => {
  const { understood } = await search({ keyword: 'guard nights and weekends' });
  expect(understood?.filter).toMatchObject({ nightShift: true, weekendWork: true });
});

test('JB-10 a shift can be excluded', async () => {
  expect((await search({ keyword: 'guard no weekends' })).titles).not.toContain('Guard, Nights and Weekends');
  const both = await search({ keyword: 'guard no nights or weekends' });
  expect(both.titles).toEqual(['Guard, Museum', 'Guard, Park']);
  expect(both.understood).toMatchObject({
    rest: 'guard -nights -weekends',
    words: [{ excludes: '-nights' }, { words: 'or weekends', excludes: '-weekends' }],
  });
  expect(both.understood?.filter).toEqual({ keyword: 'guard -nights -weekends' });
  for (const keyword of ['guard kein Nachtdienst', 'guard sin turnos de noche', 'guard بدون ورديات ليلية'])
    expect((await search({ keyword })).titles).toEqual(['Guard, Museum', 'Guard, Park']);
  expect((await search({ keyword: 'guard no night shifts' })).titles).toEqual(['Guard, Museum', 'Guard, Park']);
});

test('JB-10 where no job states the shift, the search without it is offered', async () => {
  const found = await search({ keyword: 'waiter', weekendWork: true });
  expect(found.titles).toEqual([]);
  expect(await found.wider()).toContainEqual({ leaveOut: ['weekendWork'], total: 1, totalIsEstimate: false });
});
