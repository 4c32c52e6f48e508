import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_STATED } from '@hirehq/shared-contracts/codes';
import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { searchJobs } from './search-jobs.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { closeJobs } from '../write/write-jobs.store.ts';
import { MANY_JOBS, numbersOf, storeManyJobs } from '../testing/many-jobs.store.ts';

const NOW = new Date();
let database: TestDatabase;
let numbers: Map<string, number>;

beforeAll(async () => {
  database = await createTestDatabase();
  await storeManyJobs(database.db, NOW);
  numbers = await numbersOf(database.db);
});
afterAll(() => database.drop());

const search = (filter: JobFilter, { sort = 'RELEVANCE', after = null }: { sort?: JobSort; after?: string | null } = {}) =>
  searchJobs(database.db, { filter, sort, after, first: 20, synonyms: false, now: NOW });

const all = Array.from({ length: MANY_JOBS }, (_, index) => index + 1);
const wordsOf = (n: number) =>
  ['usual', n % 2 === 0 && 'common', n % 20 === 0 && 'medium', n % 500 === 0 && 'rare'].filter(Boolean);
const titleOf = (n: number) => (n % 3 === 0 ? wordsOf(n) : ['usual']);
/** A title that says all of it before others; the less else it says the better. */
const inTitle = (typed: string) => (n: number) =>
  typed.split(' ').every((word) => titleOf(n).includes(word)) ? 1 / titleOf(n).length : 0;
const skillsOf = (n: number) => [2, 3, 5].filter((each) => n % each === 0).length;
const byRank = (rank: (n: number) => number) => (a: number, b: number) => rank(b) - rank(a) || a - b;

async function pagesOf(filter: JobFilter, sort: JobSort, pages: number): Promise<number[]> {
  const found: number[] = [];
  let after: string | null = null;
  for (let page = 0; page < pages; page++) {
    const { ids, endCursor } = await search(filter, { sort, after });
    found.push(...ids.map((id) => numbers.get(id) ?? 0));
    if (!endCursor) break;
    after = endCursor;
  }
  return found;
}

const CASES: readonly { name: string; filter: JobFilter; fits: (n: number) => boolean }[] = [
  { name: 'no filter', filter: {}, fits: () => true },
  { name: 'a broad word', filter: { keyword: 'common' }, fits: (n) => n % 2 === 0 },
  { name: 'a word between', filter: { keyword: 'medium' }, fits: (n) => n % 20 === 0 },
  { name: 'a rare word', filter: { keyword: 'rare' }, fits: (n) => n % 500 === 0 },
  { name: 'two words', filter: { keyword: 'common medium' }, fits: (n) => n % 20 === 0 },
  { name: 'a place', filter: { city: 'Paris' }, fits: (n) => n % 4 === 0 },
  {
    name: 'word, place and filters',
    filter: { keyword: 'common', city: 'Paris', employmentTypes: ['PT'], remote: true },
    fits: (n) => n % 4 === 0 && n % 7 === 0 && n % 11 === 0,
  },
  {
    name: 'the last days',
    filter: { keyword: 'common', postedWithinDays: 1 },
    fits: (n) => n % 2 === 0 && n <= 1440,
  },
];

describe('JB-10 twenty pages contain every hit once and in order', () => {
  test.each(CASES)('newest first: $name', async ({ filter, fits }) => {
    expect(await pagesOf(filter, 'NEWEST', 20)).toEqual(all.filter(fits).slice(0, 400));
  });

  test.each(CASES)('titles first: $name', async ({ filter, fits }) => {
    const expected = all.filter(fits).toSorted(byRank(filter.keyword ? inTitle(filter.keyword) : () => 0));
    expect(await pagesOf(filter, 'RELEVANCE', 20)).toEqual(expected.slice(0, 400));
  });

  test('to the very end, after the title matches', async () => {
    const found = await pagesOf({ keyword: 'medium' }, 'RELEVANCE', 100);
    expect(found).toEqual(all.filter((n) => n % 20 === 0).toSorted(byRank(inTitle('medium'))));
  });

  test('a word of most titles: the newest of them by title, the rest by date', async () => {
    const found = await pagesOf({ keyword: 'usual' }, 'RELEVANCE', 1000);
    expect(
      found.toSorted((a, b) => a - b),
      'every job once',
    ).toEqual(all);
    const turn = found.findIndex((n, index) => n > 1 && titleOf(n).length < titleOf(found[index - 1] ?? n).length);
    const newest = found.slice(0, turn);
    expect(newest).toEqual(newest.toSorted(byRank(inTitle('usual'))));
    expect(newest.length).toBeGreaterThan(300);
    expect(newest.length).toBeLessThan(1500);
    expect(found.slice(turn)).toEqual(found.slice(turn).toSorted((a, b) => a - b));
  });

  test('more of the skills first among the newest, the rest by date', async () => {
    const found = await pagesOf({ skills: [1, 2, 3] }, 'RELEVANCE', 1000);
    const fits = all.filter((n) => skillsOf(n) > 0);
    expect(
      found.toSorted((a, b) => a - b),
      'every job once',
    ).toEqual(fits);
    const ranked = found.findIndex((n, index) => skillsOf(n) < skillsOf(found[index + 1] ?? n) && n > (found[index + 1] ?? n));
    expect(found.slice(0, 20)).toEqual(fits.filter((n) => skillsOf(n) === 3).slice(0, 20));
    expect(ranked, 'a job with more skills comes after one with fewer only where it is older').toBe(-1);
  });
});

test('JB-10 the total without filters is the number of open jobs', async () => {
  const { total, totalIsEstimate } = await (await search({})).counts();
  expect({ total, totalIsEstimate }).toEqual({ total: MANY_JOBS, totalIsEstimate: true });
});

/** The filter by which a value of a facet is chosen. */
function filterOfValue(field: string, value: string): JobFilter {
  if (field === 'postedWithinDays') return { postedWithinDays: Number(value) };
  if (field === 'payMin') return value === NOT_STATED ? { payNotStated: true } : { payMin: Number(value) };
  return { [field]: value === 'true' ? true : [value] };
}

test('JB-10 with nothing chosen, each facet counts what the list has once the value is chosen', async () => {
  const { facets } = await (await search({ keyword: 'rare' })).counts();
  const counted = facets.flatMap(({ field, values }) => values.map(({ value, count }) => ({ field, value, count })));
  const listed = await Promise.all(
    counted.map(async ({ field, value }) => {
      const { total: count } = await (await search({ keyword: 'rare', ...filterOfValue(field, value) })).counts();
      return { field, value, count };
    }),
  );
  expect(counted.length).toBeGreaterThan(15);
  expect(counted).toEqual(listed);
});

test('JB-10 a broad search estimates the total within a few percent', async () => {
  for (const { filter, fits } of CASES.filter(({ name }) => ['no filter', 'a broad word', 'a place'].includes(name))) {
    const { total, totalIsEstimate, facets } = await (await search(filter)).counts();
    const truth = all.filter(fits).length;
    expect(totalIsEstimate).toBe(true);
    expect(Math.abs(total - truth) / truth).toBeLessThan(0.25);
    const partTime =
      facets.find(({ field }) => field === 'employmentTypes')?.values.find(({ value }) => value === 'PT')?.count ?? 0;
    const trulyPartTime = all.filter((n) => fits(n) && n % 7 === 0).length;
    expect(Math.abs(partTime - trulyPartTime) / trulyPartTime).toBeLessThan(0.6);
  }
});

test('JB-10 facets of a sample say that they are estimates, those of a count that they are not', async () => {
  const estimates = async (filter: JobFilter) => {
    const { facets } = await (await search(filter)).counts();
    return new Set(facets.map(({ isEstimate }) => isEstimate));
  };
  expect(await estimates({ keyword: 'common' })).toEqual(new Set([true]));
  expect(await estimates({ keyword: 'rare' })).toEqual(new Set([false]));
});

test('JB-10 the newest jobs do not bias the estimate: days of posting are counted in the random sample', async () => {
  const { facets } = await (await search({ keyword: 'common' })).counts();
  const within = (days: string) =>
    facets.find(({ field }) => field === 'postedWithinDays')?.values.find(({ value }) => value === days)?.count ?? 0;
  expect(within('1')).toBeGreaterThan(300);
  expect(within('1')).toBeLessThan(1400);
  expect(within('30')).toBeGreaterThan(4500);
});

test('JB-10 a narrow search is counted exactly', async () => {
  for (const { filter, fits } of CASES.filter(({ name }) => ['a word between', 'a rare word'].includes(name))) {
    const { total, totalIsEstimate, facets } = await (await search(filter)).counts();
    expect([total, totalIsEstimate]).toEqual([all.filter(fits).length, false]);
    expect(facets.find(({ field }) => field === 'employmentTypes')?.values).toContainEqual({
      value: 'PT',
      count: all.filter((n) => fits(n) && n % 7 === 0).length,
    });
  }
  const narrowed = await (await search({ keyword: 'common', city: 'Paris', employmentTypes: ['PT'], remote: true })).counts();
  expect([narrowed.total, narrowed.totalIsEstimate]).toEqual([all.filter((n) => n % (4 * 7 * 11) === 0).length, false]);
});

test('JB-10 an eighth of the jobs is in the sample, and leaves it when closed', async () => {
  const own = await createTestDatabase();
  try {
    const sampled = async () =>
      (await own.db.selectFrom('job_sample').select(['job_id', 'slot', 'title_vector']).orderBy('job_id').execute()).map(
        (row) => `${row.job_id} ${row.slot} ${row.title_vector}`,
      );
    const ids = await storedJobs(
      own.db,
      Array.from({ length: 200 }, (_, index) => ({ title: `Clerk ${index}` })),
    );
    const first = await sampled();
    expect(first.length).toBeGreaterThan(5);
    expect(first.length).toBeLessThan(60);
    await own.db.transaction().execute((trx) => closeJobs(trx, ids, NOW));
    expect(await sampled()).toEqual([]);
  } finally {
    await own.drop();
  }
});

test('JB-10 a search without hits has empty counts', async () => {
  const { total, totalIsEstimate } = await (await search({ keyword: 'absent' })).counts();
  expect([total, totalIsEstimate]).toEqual([0, false]);
});
