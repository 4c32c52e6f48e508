import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { saveRates } from '../../pay-rates/pay-rates.store.ts';
import { storedJobs } from '../testing/stored-jobs.ts';

const RATES = { USD: 1.25, GBP: 0.8, INR: 100, IDR: 20_000 };
const PAID = {
  'Dollars a year': { currency: 'USD', min: 90_000, max: 110_000, unit: 'YEAR' },
  'Euros a year': { currency: 'EUR', min: 60_000, max: 85_000, unit: 'YEAR' },
  'Pounds an hour': { currency: 'GBP', min: 30, max: 40, unit: 'HOUR' },
  'Rupees a month': { currency: 'INR', min: 200_000, max: 200_000, unit: 'MONTH' },
  'Up to euros': { currency: 'EUR', min: null, max: 50_000, unit: 'YEAR' },
  'From euros': { currency: 'EUR', min: 30_000, max: null, unit: 'YEAR' },
  'Rupiah a year': { currency: 'IDR', min: 2_400_000_000, max: 2_400_000_000, unit: 'YEAR' },
  'Francs a year': { currency: 'CHF', min: 120_000, max: 130_000, unit: 'YEAR' },
} as const;
type Title = keyof typeof PAID;

let app: TestApp;
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await createTestApp();
  await saveRates(app.db, { date: '2026-11-20', source: 'Test', base: 'EUR', rates: RATES }, new Date());
  const titles = [...Object.keys(PAID), 'Nothing stated'];
  const stored = await storedJobs(
    app.db,
    titles.map((title, index) => ({ title, pay: PAID[title as Title] ?? null, postedAt: new Date(Date.now() - index * 60_000) })),
  );
  titles.forEach((title, index) => ids.set(title, stored[index] ?? ''));
});
afterAll(() => app.close());

async function search(filter: JobFilter) {
  const { data, errors } = await app.graphql(SearchJobsDocument, { filter, sort: 'NEWEST', first: 20 });
  expect(errors).toEqual([]);
  if (!data) throw new Error('The response has no data.');
  return data.jobs;
}
const titlesOf = async (filter: JobFilter) => (await search(filter)).nodes.map(({ title }) => title);
const comparedOf = async (filter: JobFilter, title: Title) =>
  (await search(filter)).nodes.find((job) => job.title === title)?.pay?.compared;

describe('JB-10 the most pay', () => {
  test.each<[string, JobFilter, Title[]]>([
    ['in euros a year', { payMax: 50_000, payCurrency: 'EUR' }, ['Rupees a month', 'Up to euros', 'From euros']],
    ['in euros an hour', { payMax: 20, payUnit: 'HOUR', payCurrency: 'EUR' }, ['Rupees a month', 'From euros']],
    [
      'with a least: a range that begins below the most and ends above the least is in between',
      { payMin: 50_000, payMax: 72_000, payCurrency: 'EUR' },
      ['Dollars a year', 'Euros a year', 'Up to euros'],
    ],
    ['in a currency without a rate', { payMax: 125_000, payCurrency: 'CHF' }, ['Francs a year']],
    ['in the currency of each job', { payMax: 60_000 }, ['Euros a year', 'Up to euros', 'From euros']],
  ])('%s', async (_name, filter, titles) => {
    const { nodes, total } = await search(filter);
    expect(nodes.map(({ title }) => title)).toEqual(titles);
    expect(total).toBe(titles.length);
  });

  test('compares pay with that of each job, without saying up to', async () => {
    expect(await comparedOf({ payMax: 72_000, payCurrency: 'EUR' }, 'Dollars a year')).toMatchObject({
      min: 72_000,
      isUpTo: false,
    });
  });

  test('is left out together with the least', async () => {
    const { wider } = await search({ keyword: 'francs', payMin: 20, payMax: 30, payUnit: 'HOUR', payCurrency: 'CHF' });
    expect(wider[0]).toMatchObject({ leaveOut: ['payMin', 'payMax', 'payUnit', 'payCurrency'], total: 1 });
  });
});

describe('JB-10 a minimum pay', () => {
  test.each<[string, JobFilter, Title[]]>([
    [
      'in euros a year',
      { payMin: 80_000, payCurrency: 'EUR' },
      ['Dollars a year', 'Euros a year', 'Pounds an hour', 'Rupiah a year'],
    ],
    [
      'in dollars an hour',
      { payMin: 45, payUnit: 'HOUR', payCurrency: 'USD' },
      ['Dollars a year', 'Euros a year', 'Pounds an hour', 'Rupiah a year'],
    ],
    ['in rupees a month', { payMin: 850_000, payUnit: 'MONTH', payCurrency: 'INR' }, ['Pounds an hour', 'Rupiah a year']],
    ['in a large currency', { payMin: 2_400_000_000, payCurrency: 'IDR' }, ['Rupiah a year']],
    ['in lower case', { payMin: 100_000, payCurrency: 'eur' }, ['Pounds an hour', 'Rupiah a year']],
    ['in a currency without a rate', { payMin: 120_000, payCurrency: 'CHF' }, ['Francs a year']],
    [
      'in no currency, by that of each job',
      { payMin: 100_000 },
      ['Dollars a year', 'Rupees a month', 'Rupiah a year', 'Francs a year'],
    ],
  ])('%s finds the jobs that pay as much', async (_name, filter, titles) => {
    const found = await search(filter);
    expect(found.nodes.map(({ title }) => title)).toEqual(titles);
    expect([found.total, found.totalIsEstimate]).toEqual([titles.length, false]);
  });

  test('is met exactly by pay in its own currency and unit', async () => {
    expect(await titlesOf({ payMin: 40, payUnit: 'HOUR', payCurrency: 'GBP', keyword: 'pounds' })).toEqual(['Pounds an hour']);
    expect(await titlesOf({ payMin: 40.01, payUnit: 'HOUR', payCurrency: 'GBP', keyword: 'pounds' })).toEqual([]);
  });

  test.each<JobFilter>([
    { payMin: 1e300, payCurrency: 'EUR' },
    { payMin: -5, payCurrency: 'EUR' },
    { payMin: 10, payCurrency: "EUR'; drop" },
    { payMin: 10, payCurrency: '' },
  ])('of any value fails no search: %j', async (filter) => {
    expect((await search(filter)).total).toBeGreaterThanOrEqual(0);
  });

  test('says in the result whether it is met by the lower end, or by the upper end alone', async () => {
    const filter = { payMin: 80_000, payCurrency: 'EUR' } as const;
    expect(await comparedOf(filter, 'Euros a year')).toEqual({
      currency: 'EUR',
      min: 60_000,
      max: 85_000,
      unit: 'YEAR',
      isConverted: false,
      isUpTo: true,
    });
    expect(await comparedOf({ ...filter, payMin: 60_000 }, 'Euros a year')).toMatchObject({ isUpTo: false });
    expect(await comparedOf({ ...filter, payMin: 40_000 }, 'Up to euros'), 'a range without a lower end').toMatchObject({
      min: null,
      isUpTo: false,
    });
    expect(await comparedOf({ ...filter, payMin: 20_000 }, 'From euros')).toMatchObject({ max: null, isUpTo: false });
  });

  test('shows pay of another currency or unit converted and rounded', async () => {
    expect(await comparedOf({ payMin: 20, payUnit: 'HOUR', payCurrency: 'EUR' }, 'Dollars a year')).toEqual({
      currency: 'EUR',
      min: 34.6,
      max: 42.3,
      unit: 'HOUR',
      isConverted: true,
      isUpTo: false,
    });
    expect(await comparedOf({ payMin: 80_000 }, 'Pounds an hour'), 'of each job: by the year').toMatchObject({
      currency: 'GBP',
      max: 83_200,
      unit: 'YEAR',
      isConverted: true,
      isUpTo: true,
    });
  });

  test('is not compared where the search has none', async () => {
    expect(await comparedOf({ payCurrency: 'EUR', payUnit: 'HOUR' }, 'Dollars a year')).toBeNull();
  });

  test('counts in its facet what each step finds in its currency', async () => {
    const facet = async (filter: JobFilter) =>
      (await search(filter)).facets.find(({ field }) => field === 'payMin')?.values.map(({ value, count }) => [value, count]);
    expect(await facet({ payMin: 1, payCurrency: 'EUR' })).toEqual([
      ['30000', 6],
      ['50000', 5],
      ['75000', 4],
      ['100000', 2],
      ['NS', 1],
    ]);
    for (const step of [30_000, 50_000, 75_000, 100_000])
      expect((await facet({ payMin: step, payCurrency: 'EUR' }))?.find(([value]) => value === String(step))?.[1]).toBe(
        (await search({ payMin: step, payCurrency: 'EUR' })).total,
      );
  });

  test('is left out with its unit and currency where nothing is found', async () => {
    const { wider } = await search({ keyword: 'rupees', payMin: 900_000, payUnit: 'YEAR', payCurrency: 'EUR' });
    expect(wider[0]).toMatchObject({ leaveOut: ['payMin', 'payUnit', 'payCurrency'], total: 1 });
  });
});

test('JB-10 a job page shows pay in the currency and unit that its address names', async () => {
  const payOf = async (variables: { payCurrency?: string; payUnit?: 'HOUR' }) => {
    const { data } = await app.graphql(JobPageDocument, { id: ids.get('Dollars a year') ?? '', ...variables });
    return data?.job?.pay;
  };
  expect(await payOf({})).toEqual({ currency: 'USD', min: 90_000, max: 110_000, unit: 'YEAR', compared: null });
  expect(await payOf({ payCurrency: 'GBP', payUnit: 'HOUR' })).toMatchObject({
    compared: { currency: 'GBP', min: 27.7, max: 33.8, unit: 'HOUR', isConverted: true, isUpTo: false },
  });
  expect((await payOf({ payCurrency: 'GBP' }))?.compared, 'the unit stays that of the job').toMatchObject({
    unit: 'YEAR',
    min: 57_600,
  });
  expect((await payOf({ payCurrency: 'CHF' }))?.compared, 'a currency without a rate').toBeNull();
});

test('JB-10 a job of an earlier release, without the currency of its pay, is still found', async () => {
  const id = ids.get('Euros a year') ?? '';
  await app.db.updateTable('job_search').set({ pay_currency: null }).where('job_id', '=', id).execute();
  expect(await titlesOf({ payMin: 85_000, payCurrency: 'EUR' })).toContain('Euros a year');
});
