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
  ['nurse under 50/hour', 'nurse', [['under 50/hour', { payMax: 50, payUnit: 'HOUR' }]], ['Nurse', 'Nurse at Night']],
  ['remote jobs', '', [['remote', { remote: true }]], ['Data Scientist', 'Junior Developer', 'Developer']],
  ['75k', '', [['75k', { payMin: 75_000, payUnit: 'YEAR' }]], ['Nurse']],
  ['clerk in the US', 'clerk', [['in the US', { country: 'United States' }]], ['Clerk']],
  ['clerk usa', 'clerk', [['usa', { country: 'United States' }]], ['Clerk']],
  ['clerk atx', 'clerk', [['atx', { city: 'Austin', country: 'United States' }]], ['Clerk']],
  ['clerk في texas', 'clerk', [['في texas', { state: 'Texas', country: 'United States' }]], ['Clerk']],
])('JB-10 “%s” is searched for as it is meant', async (keyword, rest, words, expected) => {
  expect(await meant(keyword)).toEqual({ rest, words, titles: expected });
});

const inCountry = (keyword: string, country: string) =>
  searchJobs(database.db, {
    filter: { keyword },
    sort: 'RELEVANCE',
    after: null,
    first: 20,
    synonyms: false,
    country,
    now: new Date(),
  });

test('JB-10 the letters of a state of the own country are that state', async () => {
  const { understood } = await inCountry('clerk tx', 'US');
  expect(understood?.words).toMatchObject([{ words: 'tx', filter: { state: 'Texas', country: 'United States' } }]);
  expect((await inCountry('clerk tx', 'DE')).understood).toBeNull();
});

test('JB-10 a distance belongs to a city', async () => {
  expect(await meant('clerk 20 km from austin')).toMatchObject({
    rest: 'clerk',
    words: [
      ['20 km from', { radiusKm: 20 }],
      ['austin', { city: 'Austin', country: 'United States' }],
    ],
  });
  expect((await meant('clerk 20 km')).words).toBeUndefined();
});

test('JB-10 the age of a posting is a filter', async () => {
  expect(await meant('clerk last 2 days')).toMatchObject({ rest: 'clerk', words: [['last 2 days', { postedWithinDays: 2 }]] });
});

test.each([
  ['nurse -night', 'nurse -night', ['Nurse']],
  ['nurse not night', 'nurse -night', ['Nurse']],
  ['developer -junior', 'developer -junior', ['Developer']],
  ['data scientist -remote', 'data scientist -remote', ['Data Scientist']],
  ['data scientist not remote', 'data scientist -remote', ['Data Scientist']],
  ['marketing manager not in austin', 'marketing manager -austin', ['Marketing Manager']],
  ['trainer -"austin magic"', 'trainer -"austin magic"', ['Magic Trainer']],
])('JB-10 “%s” leaves out what it excludes', async (keyword, rest, expected) => {
  const found = await meant(keyword);
  expect(found).toMatchObject({ rest, titles: expected });
  // What is left excludes the same.
  expect(await meant(rest)).toMatchObject({ rest, titles: expected });
});

test('JB-10 what is excluded is not found in its place', async () => {
  expect(await meant('guide not fashion not berlin')).toMatchObject({ titles: ['Guide'] });
  expect(await meant('guide not fashion not paris')).toMatchObject({ titles: [] });
  expect(await meant('stylist not fashion')).toMatchObject({ rest: 'stylist -fashion', titles: [] });
});

test('JB-10 what is excluded is named, and can be searched for', async () => {
  const { understood } = await search({ keyword: 'nurse not night' });
  expect(understood?.words).toEqual([{ words: 'not night', filter: {}, excludes: '-night', asWords: 'nurse "not night"' }]);
  expect((await search({ keyword: 'nurse "night"' })).understood).toBeNull();
});

test('JB-10 a posting that only mentions what is excluded is found', async () => {
  expect((await meant('cook -possible')).titles).toEqual(['Cook']);
});

test('JB-10 the most pay is left out of a search, which says so', async () => {
  const { ids, readAs } = await search({ keyword: 'trainer under 45k' });
  expect(ids.map((id) => titles.get(id))).toEqual(['Trainer', 'Magic Trainer']);
  expect(readAs).toBe('trainer');
});

test('JB-10 a keyword without a word to search for says so', async () => {
  expect((await search({ keyword: '?!' })).readAs).toBe('');
  expect((await search({ keyword: 'nurse' })).readAs).toBeNull();
});

test('JB-10 a search with few hits comes with broader ones that find more', async () => {
  const found = await search({ keyword: 'data scientist austin' });
  expect(found.ids).toHaveLength(1);
  expect(await found.wider()).toContainEqual({ leaveOut: ['city', 'country'], total: 2, totalIsEstimate: false });
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
