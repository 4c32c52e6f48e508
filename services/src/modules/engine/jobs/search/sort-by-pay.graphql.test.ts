import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { currentRates, worthIn } from '../../pay-rates/index.ts';
import { saveRates } from '../../pay-rates/pay-rates.store.ts';
import { sortedByPay, walkedByPay } from '../rank/pay-order.store.ts';
import { storedJobs } from '../testing/stored-jobs.ts';

const yearly = (currency: string, max: number) => ({ currency, min: null, max, unit: 'YEAR' }) as const;
/** In the order of their pay; those without a comparable one are older from one to the next. */
const JOBS = [
  { title: 'Night nurse', pay: { currency: 'GBP', min: 30, max: 40, unit: 'HOUR' } },
  { title: 'Head nurse', pay: yearly('USD', 110_000) },
  { title: 'Ward nurse', pay: yearly('EUR', 85_000) },
  { title: 'Day nurse', pay: yearly('EUR', 85_000) },
  { title: 'School nurse', pay: yearly('INR', 2_400_000) },
  { title: 'Swiss nurse', pay: yearly('CHF', 130_000) },
  { title: 'Volunteer nurse', pay: null },
  { title: 'Director', pay: yearly('USD', 900_000), plainText: 'Leads every nurse of the hospital.' },
  { title: 'Porter', pay: null, plainText: 'Helps each nurse.' },
] as const;
const TITLES = JOBS.map(({ title }) => title);

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const rates = { USD: 1.25, GBP: 0.8, INR: 100 };
  await saveRates(app.db, { date: '2026-11-20', source: 'Test', base: 'EUR', rates }, new Date());
  await storedJobs(
    app.db,
    JOBS.map((job, index) => ({ ...job, postedAt: new Date(Date.now() - index * 60_000) })),
  );
});
afterAll(() => app.close());

async function page(
  filter: JobFilter,
  { sort = 'PAY', first = 20, after }: { sort?: JobSort; first?: number; after?: string } = {},
) {
  const { data, errors } = await app.graphql(SearchJobsDocument, { filter, sort, first, after: after ?? null });
  return { jobs: data?.jobs, errors };
}

async function allPages(filter: JobFilter, first: number): Promise<string[]> {
  const titles: string[] = [];
  let after: string | undefined;
  do {
    const { jobs } = await page(filter, { first, ...(after !== undefined && { after }) });
    titles.push(...(jobs?.nodes.map(({ title }) => title) ?? []));
    after = jobs?.endCursor ?? undefined;
  } while (after !== undefined);
  return titles;
}

test.each([1, 2, 3, 20])(
  'JB-10 by pay, the highest first, then those that do not state it or have no rate: pages of %i',
  async (first) => {
    expect(await allPages({}, first)).toEqual(['Director', ...TITLES.filter((title) => title !== 'Director')]);
  },
);

test.each([1, 4, 20])(
  'JB-10 with words, jobs that match come before those that only mention them: pages of %i',
  async (first) => {
    expect(await allPages({ keyword: 'nurse' }, first)).toEqual(TITLES);
  },
);

test('JB-10 a list by pay has the groups of one by relevance where it has words', async () => {
  const groups = async (filter: JobFilter) => (await page(filter)).jobs?.groups.map(({ kind, nodes }) => [kind, nodes]);
  expect(await groups({ keyword: 'nurse' })).toEqual([
    ['MATCHES', 7],
    ['MENTIONS', 2],
  ]);
  expect(await groups({})).toEqual([]);
});

test('JB-10 a cursor of another order is refused', async () => {
  const { jobs } = await page({}, { first: 1 });
  const { errors } = await page({}, { sort: 'RELEVANCE', after: jobs?.endCursor ?? '' });
  expect(errors[0]?.extensions.errorCode).toBe('VALIDATION_FAILED');
});

test('JB-10 the index of pay gives the order that sorting gives', async () => {
  const worth = worthIn(await currentRates(app.db), 'USD');
  const request = { conditions: [], worth, base: 0, limit: 3 };
  let after: Parameters<typeof walkedByPay>[1]['after'];
  for (const size of [3, 3, 0]) {
    const walked = await walkedByPay(app.db, { ...request, after });
    expect(walked).toEqual(await sortedByPay(app.db, { ...request, after }));
    expect(walked).toHaveLength(size);
    after = walked.at(-1);
  }
});
