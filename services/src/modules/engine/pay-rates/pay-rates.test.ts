import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { fetchDueRates } from './fetch-rates.ts';
import { currentRates, saveRates, removeRates, storedRates } from './pay-rates.store.ts';
import { readRatesTable, SHIPPED_RATES, worthIn } from './rates-table.ts';

const SHIPPED_USD = SHIPPED_RATES.rates.get('USD') ?? 0;

describe('a table of rates', () => {
  test('JB-10 the shipped one has its date and source, and the currencies that are pegged to one of it', () => {
    expect(SHIPPED_RATES).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      source: 'European Central Bank',
    });
    expect([...SHIPPED_RATES.rates.keys()]).toEqual(expect.arrayContaining(['EUR', 'USD', 'GBP', 'INR', 'SAR', 'AED', 'XOF']));
    expect(SHIPPED_RATES.rates.get('SAR')).toBeCloseTo(SHIPPED_USD * 3.75, 6);
  });

  test('JB-10 says what each currency is worth in another one, itself exactly 1', () => {
    const table = readRatesTable({ date: '2026-11-20', base: 'EUR', rates: { USD: 1.25, GBP: 0.8 } }, 'rates.example');
    expect(table.source).toBe('rates.example');
    const worth = worthIn(table, 'GBP');
    expect([worth.get('GBP'), worth.get('EUR'), worth.get('USD')]).toEqual([1, 0.8, 0.64]);
    expect(worth.get('AED')).toBeCloseTo(0.64 / 3.6725, 9);
    expect([...worthIn(table, 'CHF')], 'a currency without a rate').toEqual([['CHF', 1]]);
  });

  test('JB-10 a rate of its own comes before a peg', () => {
    const table = readRatesTable({ date: '2026-11-20', base: 'USD', rates: { SAR: 3.8, EUR: 0.8 } }, '');
    expect(table.rates.get('SAR')).toBe(3.8);
  });
});

describe('the table of the operator', () => {
  const NOW = new Date('2026-11-22T10:00:00Z');
  let database: TestDatabase;
  let server: Server;
  let url: string;
  let served: { status: number; body: string };
  let requests: number;
  let now: Date;

  const valid = (changes: object = {}) => ({
    date: '2026-11-20',
    base: 'EUR',
    rates: { ...Object.fromEntries([...SHIPPED_RATES.rates].filter(([code]) => code !== 'EUR')), USD: 1.2 },
    ...changes,
  });
  const fetchNow = () => fetchDueRates({ db: database.db, now: () => now }, url);

  beforeAll(async () => {
    database = await createTestDatabase();
    server = createServer((_, response) => {
      requests += 1;
      response.writeHead(served.status, { 'content-type': 'application/json' }).end(served.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await database.drop();
  });
  beforeEach(() => {
    served = { status: 200, body: JSON.stringify(valid()) };
    requests = 0;
    now = NOW;
  });
  afterEach(() => removeRates(database.db));

  test('JB-10 replaces the shipped one, with the name of its server as its source', async () => {
    await fetchNow();
    const table = await currentRates(database.db);
    expect([table.date, table.source, table.rates.get('USD')]).toEqual(['2026-11-20', new URL(url).host, 1.2]);
  });

  test('JB-10 is fetched twice a day at most', async () => {
    await fetchNow();
    await fetchNow();
    expect(requests).toBe(1);
    now = new Date(NOW.getTime() + 12 * 3_600_000);
    served.body = JSON.stringify(valid({ date: '2026-11-21', source: 'A bank' }));
    await fetchNow();
    expect([requests, (await currentRates(database.db)).source]).toEqual([2, 'A bank']);
  });

  const inverted = () => ({
    rates: Object.fromEntries([...SHIPPED_RATES.rates].map(([code, rate]) => [code, 1 / rate])),
  });
  test.each<[string, () => { status?: number; body?: string }, RegExp]>([
    ['that is no JSON', () => ({ body: '<html>' }), /not JSON/],
    ['of another shape', () => ({ body: '{"rates":[1,2]}' }), /date/],
    ['with letters as a rate', () => ({ body: JSON.stringify(valid({ rates: { USD: 'one' } })) }), /USD/],
    ['with a rate of 0', () => ({ body: JSON.stringify(valid({ rates: { USD: 0 } })) }), /USD/],
    ['without a date', () => ({ body: JSON.stringify(valid({ date: undefined })) }), /date/],
    ['of the future', () => ({ body: JSON.stringify(valid({ date: '2027-01-01' })) }), /in the future/],
    ['older than the current one', () => ({ body: JSON.stringify(valid({ date: '2026-11-01' })) }), /before that of the current/],
    ['that is upside down', () => ({ body: JSON.stringify(valid(inverted())) }), /factor of two/],
    ['without US dollars', () => ({ body: JSON.stringify(valid({ rates: { GBP: 0.8 } })) }), /no rate for US dollars/],
    ['with status 500', () => ({ status: 500 }), /status 500/],
  ])('JB-10 one %s is not used, and the one before stays', async (_name, broken, reason) => {
    await saveRates(database.db, valid({ date: '2026-11-19', source: 'Before' }), new Date(NOW.getTime() - 86_400_000));
    served = { ...served, ...broken() };
    await expect(fetchNow()).rejects.toThrow(reason);
    expect((await currentRates(database.db)).source).toBe('Before');
    expect((await storedRates(database.db))?.fetchedAt, 'it is tried again the next hour').toEqual(
      new Date(NOW.getTime() - 86_400_000),
    );
  });
});
