import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { searchJobs } from './search-jobs.ts';
import { place, skill, skillId, storedJobs } from '../testing/stored-jobs.ts';

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000 + 60_000);
let database: TestDatabase;
const titles = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  const jobs = [
    {
      title: 'Registered Nurse',
      company: 'Meadow Hospital',
      companyTag: 'Direct Health',
      places: [place('Amsterdam', 'North Holland', 'NL')],
      skills: [skill('Nursing registration', 2, 5), skill('Patient care')],
      employmentType: 'FT' as const,
      workMode: 'O' as const,
      experienceLevel: 'AT' as const,
      easyApply: true,
      postedAt: daysAgo(1),
    },
    {
      title: 'Backend Engineer',
      plainText: 'Kubernetes and Java all day.',
      places: [place('Amsterdam', 'North Holland', 'NL'), place('Paris', 'Île-de-France', 'FR')],
      skills: [skill('Java'), skill('Kubernetes'), skill('SQL')],
      employmentType: 'FT' as const,
      workMode: 'H' as const,
      experienceLevel: 'ML' as const,
      pay: { currency: 'EUR', min: 60_000, max: 80_000, unit: 'YEAR' as const },
      postedAt: daysAgo(5),
    },
    {
      title: 'Data Analyst',
      plainText: 'You work with every engineer we have.',
      places: [place('Paris', 'Texas', 'US')],
      skills: [skill('SQL')],
      employmentType: 'PT' as const,
      workMode: 'R' as const,
      remote: true,
      experienceLevel: 'EL' as const,
      pay: { currency: 'USD', min: 20, max: 30, unit: 'HOUR' as const },
      postedAt: daysAgo(10),
    },
    {
      title: 'C++ Engineer (.NET later)',
      places: [place('São Paulo', 'São Paulo', 'BR')],
      skills: [skill('C++'), skill('C#')],
      employmentType: 'FL' as const,
      postedAt: daysAgo(40),
    },
    { title: 'Expired Clerk', closesOn: daysAgo(2).toISOString().slice(0, 10) },
  ];
  const ids = await storedJobs(database.db, jobs);
  ids.forEach((id, index) => titles.set(id, jobs[index]?.title ?? ''));
});
afterAll(() => database.drop());

const search = (
  filter: JobFilter,
  {
    sort = 'RELEVANCE',
    after = null,
    first = 20,
    synonyms = false,
  }: { sort?: JobSort; after?: string | null; first?: number; synonyms?: boolean } = {},
) => searchJobs(database.db, { filter, sort, after, first, synonyms, now: NOW });
const found = async (...options: Parameters<typeof search>) => (await search(...options)).ids.map((id) => titles.get(id));

test('JB-10 a keyword finds title matches first, then the body; newest first within each', async () => {
  expect(await found({ keyword: 'engineer' })).toEqual(['Backend Engineer', 'C++ Engineer (.NET later)', 'Data Analyst']);
});

test('JB-10 names with special characters are separate words', async () => {
  expect(await found({ keyword: 'c++' })).toEqual(['C++ Engineer (.NET later)']);
  expect(await found({ keyword: '.NET' })).toEqual(['C++ Engineer (.NET later)']);
});

test('JB-10 a mistyped keyword without hits is corrected', async () => {
  expect(await found({ keyword: 'registerd nurce' })).toEqual(['Registered Nurse']);
  expect(await found({ keyword: 'qqqqzzzz' })).toEqual([]);
});

test('SV-02 synonyms widen a search on request', async () => {
  expect(await found({ keyword: 'RN amsterdam' }, { synonyms: true })).toEqual(['Registered Nurse']);
  // Asked for or not: a keyword without any hit may be meant by another name.
  expect(await found({ keyword: 'k8s' })).toEqual(['Backend Engineer']);
});

test('JB-07 more of the skills rank higher, any of them matches', async () => {
  expect(await found({ skills: [skillId('SQL'), skillId('Java')] })).toEqual(['Backend Engineer', 'Data Analyst']);
});

test('JB-10 a location filters by city, state and country, as code or name', async () => {
  expect(await found({ city: 'amsterdam', country: 'Netherlands' })).toEqual(['Registered Nurse', 'Backend Engineer']);
  expect(await found({ city: 'Paris', country: 'US' })).toEqual(['Data Analyst']);
  expect(await found({ city: 'Paris', state: 'TX' })).toEqual(['Data Analyst']);
  expect(await found({ city: 'Sao Paulo' })).toEqual(['C++ Engineer (.NET later)']);
  expect(await found({ city: 'Paris', country: 'NL' }), 'no city of one place in the country of another').toEqual([]);
});

test('JB-10 filters for type, mode, level, pay, date, remote and easy apply', async () => {
  expect(await found({ employmentTypes: ['PT', 'FL'] })).toEqual(['Data Analyst', 'C++ Engineer (.NET later)']);
  expect(await found({ workModes: ['H'] })).toEqual(['Backend Engineer']);
  expect(await found({ experienceLevels: ['AT'] })).toEqual(['Registered Nurse']);
  expect(await found({ payMin: 50_000 }), 'hourly pay counts by the year').toEqual(['Backend Engineer', 'Data Analyst']);
  expect(await found({ postedWithinDays: 7 })).toEqual(['Registered Nurse', 'Backend Engineer']);
  expect(await found({ remote: true })).toEqual(['Data Analyst']);
  expect(await found({ easyApply: true })).toEqual(['Registered Nurse']);
  expect(await found({ companyTag: 'Direct Health' })).toEqual(['Registered Nurse']);
});

test('JB-10 a job past its last day is not found', async () => {
  expect(await found({ keyword: 'clerk' })).toEqual([]);
});

test('JB-10 a facet ignores its own choice, and respects the others', async () => {
  const { total, totalIsEstimate, facets } = await (await search({ employmentTypes: ['FT'], easyApply: true })).counts();
  const of = (field: string) =>
    Object.fromEntries(facets.find((facet) => facet.field === field)?.values.map(({ value, count }) => [value, count]) ?? []);
  expect([total, totalIsEstimate]).toEqual([1, false]);
  expect(of('employmentTypes')).toEqual({ FT: 1 });
  expect(of('easyApply')).toEqual({ true: 1 });
  expect(of('workModes')).toEqual({ O: 1 });
  const wide = await (await search({ employmentTypes: ['FT'] })).counts();
  expect(wide.facets.find((facet) => facet.field === 'employmentTypes')?.values).toEqual([
    { value: 'FT', count: 2 },
    { value: 'PT', count: 1 },
    { value: 'FL', count: 1 },
  ]);
});

test.each(['RELEVANCE', 'NEWEST'] as const)('JB-10 paging by %s shows every job once', async (sort) => {
  for (const filter of [
    {},
    { keyword: 'engineer' },
    { skills: [skillId('SQL'), skillId('Java'), skillId('C++')] },
  ] satisfies JobFilter[]) {
    const whole = (await search(filter, { sort })).ids;
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await search(filter, { sort, after, first: 1 });
      paged.push(...page.ids);
      after = page.endCursor;
    } while (after);
    expect(paged).toEqual(whole);
  }
});

test.each([
  ['a letter', 'x'],
  ['text', 'bm9uc2Vuc2U'],
  ['no id', Buffer.from('[0,0,"1"]').toString('base64url')],
  ['too long', 'a'.repeat(500)],
])('an invalid cursor is refused: %s', async (_name, after) => {
  await expect(search({}, { after })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test.each([
  ['a quote', "'; drop table job; --"],
  ['operators', String.raw`\ ' " % _ & | ! ( ) :* <->`],
  ['a zero byte', '\0'],
  ['a picture', '🙂'],
  ['very long', 'a'.repeat(5000)],
  ['brackets', '(((('],
  ['stop words', 'the and of'],
])('a keyword is text, never SQL or query syntax: %s', async (_name, keyword) => {
  await expect(
    search({ keyword, jobTitle: keyword, city: keyword, state: keyword, country: keyword, companyTag: keyword }).then((result) =>
      result.counts(),
    ),
  ).resolves.toBeDefined();
});
