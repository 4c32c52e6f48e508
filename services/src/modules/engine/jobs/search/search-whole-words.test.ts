import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

/** Each with what it is not. */
const PAIRS: readonly (readonly [typed: string, title: string, others: readonly string[]])[] = [
  ['software engineer', 'Software Engineer', ['Programme Director, Software', 'Software Engagement Lead']],
  ['programmer', 'C Programmer', ['Programme Coordinator', 'Program Lead']],
  ['accountant', 'Trainee Accountant', ['Account Executive', 'Accounts Handler', 'Head of Accountability']],
  ['generalist', 'People Generalist', ['General Hand', 'Generation Planner']],
  ['marketing', 'Head of Marketing', ['Market Trader', 'Market Stall Helper']],
  ['intern', 'Legal Intern', ['Internal Auditor', 'International Buyer']],
  ['universal', 'Universal Banker', ['University Lecturer']],
  ['organist', 'Church Organist', ['Organisation Developer', 'Organic Farmer']],
  ['operator', 'Crane Operator', ['Opera Singer', 'Head of Operations']],
  ['importer', 'Fruit Importer', ['Important Client Partner']],
  ['relation', 'Relation Officer', ['Relative Value Trader']],
  ['animator', 'Children’s Animator', ['Animal Keeper']],
  ['police', 'Police Officer', ['Policy Writer']],
  ['executive', 'Chief Executive', ['Trade Execution Lead']],
  ['conductor', 'Train Conductor', ['Code of Conduct Lead']],
  ['distributor', 'Film Distributor', ['Distribution Clerk']],
  ['comptable', 'Comptable confirmé', ['Compteur électrique', 'Compte rendu']],
  ['directora', 'Directora de escuela', ['Directorio web']],
];

const OTHERS = [
  'Nurse',
  'Night Nurses',
  'Bakers for Ham',
  'Baker',
  'Master Baker',
  'Baker at Night',
  'Lawyer',
  'Lawyers wanted',
  'Nursing Assistant',
  'Mechanical Engineer',
  'Directores de obra',
  'Stone Mason',
  'Stone Cutter',
  'Stone Carver',
];

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const all = [...new Set([...PAIRS.flatMap(([, title, others]) => [title, ...others]), ...OTHERS])];
  const ids = await storedJobs(
    database.db,
    all.map((title) => ({ title })),
  );
  ids.forEach((id, index) => titles.set(id, all[index] ?? ''));
});
afterAll(() => database.drop());

const found = async (keyword: string) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  const { ids, readAs } = await searchJobs(database.db, search);
  return { titles: ids.map((id) => titles.get(id)), readAs };
};

test.each(PAIRS)('JB-10 %s finds %s, and none of %j', async (typed, title, others) => {
  const hits = await found(typed);
  expect(hits.titles[0]).toBe(title);
  expect(hits.titles.filter((each) => others.includes(each ?? ''))).toEqual([]);
  expect(hits.readAs).toBeNull();
});

test.each([
  ['nurses', ['Nurse', 'Night Nurses']],
  ['lawyer', ['Lawyer', 'Lawyers wanted']],
  ['director', ['Directores de obra']],
])('JB-10 singular and plural are one word: %s', async (typed, expected) => {
  expect((await found(typed)).titles).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['nursing', 'Nurse'],
  ['mechanical engineering', 'Mechanical Engineer'],
])('JB-10 the work finds who does it: %s', async (typed, expected) => {
  expect((await found(typed)).titles).toContain(expected);
});

test('JB-10 a word that one title has is not corrected to one that many have', async () => {
  const hits = await found('banker');
  expect(hits).toEqual({ titles: ['Universal Banker'], readAs: null });
});

test('JB-10 a word of the catalogue is not corrected, even if no job has it', async () => {
  expect(await found('store')).toEqual({ titles: [], readAs: null });
});

test('JB-10 a word that is corrected is searched for as it is in quotation marks', async () => {
  expect((await found('bakker')).readAs).toBe('baker');
  expect(await found('"bakker"')).toEqual({ titles: [], readAs: null });
  expect(await found('"baker"')).toEqual({
    titles: expect.arrayContaining(['Baker', 'Master Baker', 'Baker at Night', 'Bakers for Ham']) as unknown,
    readAs: null,
  });
});

test('JB-10 what is in quotation marks has no other names, and its other words still have', async () => {
  expect((await found('"programmer"')).titles).toEqual(['C Programmer']);
  expect((await found('mechanical "engineer"')).titles).toEqual(['Mechanical Engineer']);
});
