import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

const MANY = 60;
const FEW = 12;
/** Titles with a word that is one letter away from that of very many others, and of a few others. */
const RARE = ['Sales Enginer', 'Universal Banker', 'Accountent', 'Colour Painler', 'Fork Lifter', 'Fork Lift'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const numbered = (title: string, count: number) => Array.from({ length: count }, (_, index) => `${title} ${index + 1}`);
  const titles = [
    ...numbered('Engineer', MANY),
    ...numbered('Baker', MANY),
    ...numbered('Accountant', MANY),
    ...numbered('Painter', FEW),
    ...numbered('Linter', MANY),
    ...numbered('Lister', MANY),
  ];
  await storedJobs(
    database.db,
    [...titles, ...RARE].map((title) => ({ title })),
  );
});
afterAll(() => database.drop());

const found = async (keyword: string) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 50, synonyms: false, now: new Date() } as const;
  const { ids, readAs, counts } = await searchJobs(database.db, search);
  return { hits: ids.length, readAs, total: (await counts()).total };
};

test.each([
  ['enginer', 'engineer'],
  ['accountent', 'accountant'],
])('JB-10 %s, which a title has, is read as %s, which very many have, and finds that title too', async (typed, meant) => {
  expect(await found(typed)).toMatchObject({ readAs: meant, total: MANY + 1 });
});

test('JB-10 what was corrected is searched for as it was typed in quotation marks, which finds the title that has it', async () => {
  expect(await found('"enginer"')).toEqual({ hits: 1, readAs: null, total: 1 });
});

test('JB-10 a word of the catalogue that one title has is never corrected', async () => {
  expect(await found('banker')).toEqual({ hits: 1, readAs: null, total: 1 });
});

test('JB-10 who does what another title says is no typo', async () => {
  expect(await found('lifter')).toEqual({ hits: 1, readAs: null, total: 1 });
});

test('JB-10 a word that a title has is not corrected to one that only some more titles have', async () => {
  expect(await found('painler')).toEqual({ hits: 1, readAs: null, total: 1 });
});
