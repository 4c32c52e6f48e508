import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { place, storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

const BERLIN = place('Berlin', 'Berlin', 'DE');
const AUSTIN = place('Austin', 'Texas', 'US');
const JOBS = [
  { title: 'Marketing Manager', places: [BERLIN] },
  { title: 'Marketing Manager, Austin', places: [AUSTIN] },
  { title: 'Data Scientist', places: [AUSTIN] },
  { title: 'Data Scientist', places: [BERLIN], remote: true, workMode: 'R' },
  { title: 'Clerk', employmentType: 'PT', places: [AUSTIN] },
  { title: 'Clerk, Full House', employmentType: 'FT' },
  { title: 'Junior Developer', experienceLevel: 'EL', remote: true, workMode: 'R' },
  { title: 'Developer', experienceLevel: 'ML', remote: true, workMode: 'R' },
  { title: 'Nurse', pay: { currency: 'USD', min: 40, max: 45, unit: 'HOUR' } },
  { title: 'Nurse at Night', pay: { currency: 'USD', min: 20, max: 25, unit: 'HOUR' } },
  { title: 'Paris Fashion Buyer', places: [AUSTIN] },
  { title: 'Paris Fashion Designer', places: [AUSTIN] },
  { title: 'Paris Fashion Stylist', places: [AUSTIN] },
  { title: 'Guide', places: [place('Paris', 'Île-de-France', 'FR')] },
  { title: 'Fashion Guide', places: [place('Paris', 'Île-de-France', 'FR')] },
  { title: 'Cook', plainText: 'To work part time is possible.' },
  { title: 'Trainer', company: 'Austin Magic' },
  { title: 'Magic Trainer', places: [AUSTIN] },
] as const;

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  const jobs = JOBS.map((job, index) => ({
    ...job,
    places: 'places' in job ? [...job.places] : [],
    postedAt: new Date(Date.now() - index * 3_600_000),
  }));
  const ids = await storedJobs(database.db, jobs);
  ids.forEach((id, index) => titles.set(id, JOBS[index]?.title ?? ''));
});
afterAll(() => database.drop());

const search = (filter: JobFilter, { after = null, first = 20 }: { after?: string | null; first?: number } = {}) =>
  searchJobs(database.db, { filter, sort: 'RELEVANCE', after, first, synonyms: false, country: undefined, now: new Date() });

async function meant(keyword: string, filter: JobFilter = {}) {
  const { ids, understood } = await search({ ...filter, keyword });
  return {
    titles: ids.map((id) => titles.get(id)),
    rest: understood?.rest,
    words: understood?.words.map(({ words, filter: own }) => [words, own]),
  };
}

test.each([
  ['berlin marketing', 'marketing', [['berlin', { city: 'Berlin', country: 'Germany' }]], ['Marketing Manager']],
  [
    'data scientist in Austin',
    'data scientist',
    [['in Austin', { city: 'Austin', country: 'United States' }]],
    ['Data Scientist'],
  ],
  [
    'data scientist austin, tx',
    'data scientist',
    [['austin, tx', { city: 'Austin', country: 'United States' }]],
    ['Data Scientist'],
  ],
  ['part time clerk', 'clerk', [['part time', { employmentTypes: ['PT'] }]], ['Clerk']],
  [
    'junior developer remote',
    'developer',
    [
      ['junior', { experienceLevels: ['EL'] }],
      ['remote', { remote: true }],
    ],
    ['Junior Developer'],
  ],
  ['nurse 40/hour', 'nurse', [['40/hour', { payMin: 40, payUnit: 'HOUR' }]], ['Nurse']],
  ['nurse $40/hour', 'nurse', [['$40/hour', { payMin: 40, payUnit: 'HOUR', payCurrency: 'USD' }]], ['Nurse']],
  ['remote jobs', '', [['remote', { remote: true }]], ['Data Scientist', 'Junior Developer', 'Developer']],
  ['75k', '', [['75k', { payMin: 75_000, payUnit: 'YEAR' }]], ['Nurse']],
  ['clerk in the US', 'clerk', [['in the US', { country: 'United States' }]], ['Clerk']],
  ['clerk usa', 'clerk', [['usa', { country: 'United States' }]], ['Clerk']],
  ['clerk atx', 'clerk', [['atx', { city: 'Austin', country: 'United States' }]], ['Clerk']],
  ['clerk في texas', 'clerk', [['في texas', { state: 'Texas', country: 'United States' }]], ['Clerk']],
])('JB-10 “%s” is searched for as it is meant', async (keyword, rest, words, expected) => {
  expect(await meant(keyword)).toEqual({ rest, words, titles: expected });
});

test('JB-10 quoted words are searched for as words, and each understanding can be turned into them', async () => {
  const { understood } = await search({ keyword: 'berlin marketing' });
  expect(understood?.words[0]?.asWords).toBe('"berlin" marketing');
  expect((await meant('"berlin" marketing')).words).toBeUndefined();
});

test('JB-10 a filter that is set wins over words', async () => {
  const { words, titles: found } = await meant('berlin marketing', { city: 'Austin' });
  expect(words).toBeUndefined();
  expect(found).not.toContain('Marketing Manager');
  expect((await meant('part time clerk', { employmentTypes: ['FT'] })).words).toBeUndefined();
});

test('JB-10 words that titles use with another meaning stay words', async () => {
  const found = await meant('paris fashion');
  expect(found.words).toBeUndefined();
  expect(found.titles).toEqual(
    expect.arrayContaining(['Paris Fashion Buyer', 'Paris Fashion Designer', 'Paris Fashion Stylist']),
  );
  expect((await meant('fashion guide in Paris')).titles).toEqual(['Fashion Guide']);
});

test('JB-10 the name of a company stays a name', async () => {
  expect(await meant('austin magic')).toMatchObject({ words: undefined, titles: ['Trainer', 'Magic Trainer'] });
});

test('JB-10 words that find jobs only as words are searched for as words', async () => {
  expect(await meant('part time cook')).toEqual({ rest: undefined, words: undefined, titles: ['Cook'] });
});

test('JB-10 where nothing is found either way, the search stays as it is meant', async () => {
  expect(await meant('clerk in berlin')).toMatchObject({
    words: [['in berlin', { city: 'Berlin', country: 'Germany' }]],
    titles: [],
  });
});

test('JB-10 where the other words find nothing anywhere, the search leaves some out', async () => {
  expect((await meant('zwiebelfisch clerk austin')).titles).toEqual(['Clerk']);
  expect((await meant('clerk join us')).words).toBeUndefined();
});

test('JB-10 later pages are of the same understanding', async () => {
  const all: (string | undefined)[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({ keyword: 'remote jobs' }, { after, first: 1 });
    all.push(...page.ids.map((id) => titles.get(id)));
    after = page.endCursor;
  } while (after);
  expect(all).toEqual(['Data Scientist', 'Junior Developer', 'Developer']);
});

test('JB-10 the counts and broader searches are those of what is meant', async () => {
  const found = await search({ keyword: 'clerk in berlin' });
  expect(found.ids).toEqual([]);
  expect(await found.wider()).toContainEqual({ leaveOut: ['city', 'country'], total: 2, totalIsEstimate: false });
});
