import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { searchJobs } from './search-jobs.ts';
import { storedJobs } from '../testing/stored-jobs.ts';

const JOBS = [
  { title: 'Account Manager', plainText: 'You look after accounts.' },
  { title: 'Senior Accountant' },
  { title: 'Accountant' },
  { title: 'Front-end Developer', plainText: 'You write JavaScript.' },
  { title: 'Nurse/Carer', employmentType: 'PT' as const },
  { title: 'Office Clerk', plainText: 'JavaScript, JavaScript and JavaScript again: a page of JavaScript.' },
  { title: 'Team Assistant', plainText: 'Some day you may meet JavaScript, but you need not.', remote: true },
];

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const postedAt = (index: number) => new Date(Date.now() - index * 3_600_000);
  const ids = await storedJobs(
    database.db,
    JOBS.map((job, index) => ({ ...job, postedAt: postedAt(index) })),
  );
  ids.forEach((id, index) => titles.set(id, JOBS[index]?.title ?? ''));
});
afterAll(() => database.drop());

const found = async (keyword: string) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  return (await searchJobs(database.db, search)).ids.map((id) => titles.get(id));
};

test.each([
  [
    'the word itself and no other of its stem, a short title before a long one',
    'accountant',
    ['Accountant', 'Senior Accountant'],
  ],
  ['an abbreviation is what it stands for', 'js', ['Office Clerk', 'Team Assistant', 'Front-end Developer']],
  ['one word, two words, or a hyphen', 'frontend developer', ['Front-end Developer']],
  ['and the other way round', 'front end', ['Front-end Developer']],
  ['words parted by a stroke', 'carer', ['Nurse/Carer']],
  ['what stands in codes', 'part time nurse', ['Nurse/Carer']],
  ['a shortened word', 'sr accountant', ['Senior Accountant']],
  ['words that every job is', 'accountant jobs', ['Accountant', 'Senior Accountant']],
])('JB-10 %s: %s', async (_name, keyword, expected) => {
  const hits = await found(keyword);
  expect(new Set(hits)).toEqual(new Set(expected));
  expect(hits).toHaveLength(expected.length);
  expect(hits[0]).toBe(expected[0]);
});
