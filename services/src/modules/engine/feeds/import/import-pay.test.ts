import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { resolvePay } from '../fields/pay/resolve-pay.ts';
import { importFeed, type ImportOptions } from './import-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
});
afterAll(() => database.drop());

let feeds = 0;
async function paysOf(content: string, options: Omit<ImportOptions, 'from'>) {
  const source = `pay ${feeds++}`;
  const bytes = async function* () {
    yield Buffer.from(content);
  };
  const report = await importFeed(database.db, {
    ...options,
    from: { name: 'feed', charset: undefined, bytes: bytes() },
    source,
  });
  const jobs = await database.db
    .selectFrom('job')
    .select(['source_id', 'pay_currency', 'pay_min', 'pay_max', 'pay_unit'])
    .where('source', '=', source)
    .orderBy('source_id')
    .execute();
  const amount = (value: string | null) => (value === null ? null : Number(value));
  return {
    pays: jobs.map((job) => [job.pay_currency, amount(job.pay_min), amount(job.pay_max), job.pay_unit]),
    lost: report.fields.find(({ field }) => field === 'pay'),
  };
}

const rows = (pays: readonly (readonly [company: string, location: string, salary: string])[]) =>
  JSON.stringify(
    pays.map(([company, location, salary], index) => ({
      id: `${index}`,
      title: 'Baker',
      company,
      location,
      salary,
      description: 'Bakes bread every morning.',
    })),
  );

test('SV-09 a sign of several countries is the currency of the country of the job, also where the feed tells the country', async () => {
  const { pays, lost } = await paysOf(
    rows([
      ['Maple', 'CA', '$60,000 a year'],
      ['Star', 'CA', '$60,000 a year'],
      ['Maple', 'Toronto, ON', '$70,000 a year'],
      ['Maple', 'London, ON', 'Up to $75,000'],
      ['Maple', 'Toronto, Ontario', 'From $65,000'],
      ['Star', 'Austin, TX', '$80,000 a year'],
      ['Star', 'New York, NY', '$5,000 sign-on bonus'],
      ['Star', 'San Francisco, CA', 'Level 4, 2026'],
    ]),
    { format: 'json' },
  );
  expect(pays).toEqual([
    ['CAD', 60_000, 60_000, 'YEAR'],
    ['USD', 60_000, 60_000, 'YEAR'],
    ['CAD', 70_000, 70_000, 'YEAR'],
    ['CAD', null, 75_000, 'YEAR'],
    ['CAD', 65_000, null, 'YEAR'],
    ['USD', 80_000, 80_000, 'YEAR'],
    [null, null, null, null],
    [null, null, null, null],
  ]);
  expect(lost).toEqual({
    field: 'pay',
    stated: 8,
    lost: 2,
    samples: [
      { position: 7, text: '$5,000 sign-on bonus' },
      { position: 8, text: 'Level 4, 2026' },
    ],
  });
});

test('SV-09 schema.org pay that is open at one end, or a text', async () => {
  const posting = (id: number, baseSalary: unknown) => ({
    '@type': 'JobPosting',
    identifier: `${id}`,
    title: 'Baker',
    description: 'Bakes bread every morning.',
    hiringOrganization: { name: 'Crumb' },
    jobLocation: { address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
    baseSalary,
  });
  const money = (value: object) => ({ '@type': 'MonetaryAmount', currency: 'EUR', value: { unitText: 'YEAR', ...value } });
  const { pays, lost } = await paysOf(
    JSON.stringify([
      posting(0, money({ minValue: 42_000 })),
      posting(1, money({ minValue: 0, maxValue: '58.000' })),
      posting(2, 'ab 3.400 € brutto im Monat'),
      posting(3, money({ value: 'up to 61,000' })),
      posting(4, money({ value: 400, unitText: 'SHIFT' })),
      posting(5, money({ minValue: 40_000, maxValue: 4_000_000 })),
    ]),
    { format: 'jsonld' },
  );
  expect(pays).toEqual([
    ['EUR', 42_000, null, 'YEAR'],
    ['EUR', null, 58_000, 'YEAR'],
    ['EUR', 3400, null, 'MONTH'],
    ['EUR', null, 61_000, 'YEAR'],
    [null, null, null, null],
    [null, null, null, null],
  ]);
  expect(lost).toMatchObject({ stated: 6, lost: 2 });
});

test('SV-09 the ranges of a Greenhouse board, and the one in its text', async () => {
  const job = (id: number, more: object, content = 'Bakes bread.') => ({
    id,
    title: 'Baker',
    company_name: 'Crumb',
    location: { name: 'Amsterdam, Netherlands' },
    content: `<p>${content}</p>`,
    ...more,
  });
  const range = (title: string, min: number, max: number, currency_type = 'EUR') => ({
    title,
    min_cents: min * 100,
    max_cents: max * 100,
    currency_type,
  });
  const block = (title: string, low: string, high: string) =>
    `<div class="title">${title}</div><div class="pay-range"><span>${low}</span><span class="divider">&mdash;</span><span>${high}</span></div>`;
  const { pays } = await paysOf(
    JSON.stringify({
      jobs: [
        job(0, { pay_input_ranges: [range('On-target earnings', 70_000, 90_000), range('Annual salary', 50_000, 60_000)] }),
        job(1, { pay_input_ranges: [range('Zone 1', 60_000, 72_000), range('Zone 2', 51_000, 61_000)] }),
        job(2, { pay_input_ranges: [range('Amsterdam', 60_000, 72_000), range('London', 51_000, 61_000, 'GBP')] }),
        job(3, {}, block('Monthly salary', '€3.250', '€4.100')),
        job(4, {}, block('Signing bonus', '$2,000', '$5,000 USD')),
      ],
    }),
    { format: 'greenhouse' },
  );
  expect(pays).toEqual([
    ['EUR', 50_000, 60_000, 'YEAR'],
    ['EUR', 51_000, 72_000, 'YEAR'],
    [null, null, null, null],
    ['EUR', 3250, 4100, 'MONTH'],
    [null, null, null, null],
  ]);
});

test('SV-09 a currency of its own in a row, and one in the text that contradicts it', async () => {
  const csv = [
    'id,title,company,location,description,salary_range,salary_currency,salary_unit',
    '0,Baker,Crumb,Berlin,Bakes.,"41000-47000",EUR,year',
    '1,Baker,Crumb,Berlin,Bakes.,"£41,000",EUR,year',
    '2,Baker,Crumb,Berlin,Bakes.,"€1.900",,bi-weekly',
    '3,Baker,Crumb,Berlin,Bakes.,"bis 52.000",EUR,Jahr',
  ].join('\n');
  expect((await paysOf(csv, { format: 'csv' })).pays).toEqual([
    ['EUR', 41_000, 47_000, 'YEAR'],
    [null, null, null, null],
    [null, null, null, null],
    ['EUR', null, 52_000, 'YEAR'],
  ]);
});

test('SV-09 an amount without a currency is pay in that of the country of the job if its unit is beside it, and else counted as not read', async () => {
  const { pays, lost } = await paysOf(
    rows([
      ['Star', 'Austin, TX', '25 per hour'],
      ['Tulip', 'Amsterdam, Netherlands', '2.900 bruto per maand'],
      ['Star', 'Austin, TX (Remote)', '25 per hour'],
      ['Star', 'Austin, TX', '25'],
      ['Star', 'Austin, TX', '40000-50000'],
      ['Star', 'Austin, TX', '500 parcels per day'],
      ['Nobody', 'Moon', '25 per hour'],
    ]),
    { format: 'json' },
  );
  expect(pays).toEqual([
    ['USD', 25, 25, 'HOUR'],
    ['EUR', 2900, 2900, 'MONTH'],
    ...Array.from({ length: 5 }, () => [null, null, null, null]),
  ]);
  expect(lost).toMatchObject({ stated: 7, lost: 5 });
  expect(lost?.samples.map(({ text }) => text)).toEqual(['25 per hour', '25', '40000-50000']);
});

test('SV-09 a dollar of remote work in several countries is that of the United States', () => {
  const pay = { currency: '$', min: 40, max: 55, unit: 'HOUR' } as const;
  expect(resolvePay(pay, ['CA', 'US'], { isRemote: true })?.currency).toBe('USD');
  expect(resolvePay(pay, ['CA'], { isRemote: true })?.currency).toBe('CAD');
});
