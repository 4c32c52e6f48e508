import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

const JOBS = [
  { title: 'Family Physician' },
  { title: 'Doctor' },
  { title: 'Porter', plainText: 'You bring files to the doctor.' },
  { title: 'Surgery Doctor' },
  { title: 'Ward Doctor' },
  { title: 'Night Doctor' },
  { title: 'Physician' },
  { title: 'C++ Developer' },
  { title: 'C++ Engineer' },
  { title: 'C Programmer', plainText: 'We write C.' },
  { title: 'C# Developer' },
  { title: 'Ruby Developer', plainText: 'Not C++.' },
  { title: 'Account Executive' },
  { title: 'Senior Accountant' },
  { title: 'Responsable comptabilité' },
];

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const ids = await storedJobs(
    database.db,
    JOBS.map((job, index) => ({ ...job, postedAt: new Date(Date.now() - index * 3_600_000) })),
  );
  ids.forEach((id, index) => titles.set(id, JOBS[index]?.title ?? ''));
});
afterAll(() => database.drop());

const found = async (keyword: string) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  return (await searchJobs(database.db, search)).ids.map((id) => titles.get(id));
};

test('SV-11 other names of an occupation are found without asking, after the typed one', async () => {
  const doctors = await found('doctor');
  expect(doctors[0]).toBe('Doctor');
  expect(new Set(doctors.slice(0, 4))).toEqual(new Set(['Doctor', 'Surgery Doctor', 'Ward Doctor', 'Night Doctor']));
  expect(new Set(doctors.slice(4, 6))).toEqual(new Set(['Family Physician', 'Physician']));
  expect(doctors).toHaveLength(7);
});

test('SV-11 of a word that nobody uses, its other forms come first, then its other names as they are written', async () => {
  expect(await found('comptable')).toEqual(['Responsable comptabilité', 'Senior Accountant']);
});

test('JB-10 names of technologies are found as they are written', async () => {
  expect((await found('C++')).slice(0, 2)).toEqual(['C++ Developer', 'C++ Engineer']);
  expect(await found('C++')).not.toContain('C Programmer');
  expect(await found('C#')).toEqual(['C# Developer']);
});

test('JB-10 with a technology, those who do the same work are found by any of its words', async () => {
  expect((await found('C++ developer')).slice(0, 2)).toEqual(['C++ Developer', 'C++ Engineer']);
});
