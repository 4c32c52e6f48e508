import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import { seedCatalogue } from '../../skills/index.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { feedMapSchema, type FeedMap } from '../formats/feed-map.ts';
import { importFeed } from './import-feed.ts';
import type { ImportReport } from './import-report.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  await seedCatalogue(database.db);
});
afterAll(() => database.drop());

const NOW = new Date('2026-02-10T12:00:00Z');
const FOLDER = join(import.meta.dirname, 'testing/unseen-feeds');
const bytesOf = (name: string) => readFileSync(join(FOLDER, name));
const mapOf = (name: string) => feedMapSchema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.map.json`), 'utf8')));

interface Unseen {
  source: string;
  format: FeedFormat;
  map?: FeedMap;
}

async function* once(bytes: Buffer) {
  yield bytes;
}
const run = (bytes: Buffer, { source, format, map }: Unseen, more: { closeMissing?: boolean } = {}) =>
  importFeed(database.db, {
    from: { name: 'feed', charset: undefined, bytes: once(bytes) },
    source,
    format,
    map,
    now: () => NOW,
    ...more,
  });
const changes = ({ imported, updated, unchanged, closed, reopened, refused }: ImportReport) => ({
  imported,
  updated,
  unchanged,
  closed,
  reopened,
  refused: refused.length,
});
const NONE = { imported: 0, updated: 0, unchanged: 0, closed: 0, reopened: 0, refused: 0 };

const stored = (source: string) =>
  database.db.selectFrom('job').selectAll().where('source', '=', source).orderBy('source_id').execute();
const open = async (source: string) => (await stored(source)).filter((job) => job.closed_at === null).map((job) => job.source_id);
const job = async (source: string, id: string) => (await stored(source)).find((each) => each.source_id === id);
const lostOf = ({ fields }: ImportReport) =>
  Object.fromEntries(
    fields.filter(({ lost }) => lost > 0).map(({ field, stated, lost, samples }) => [field, [lost, stated, samples[0]?.text]]),
  );

test('SV-09 a German table with semicolons in Windows-1252', async () => {
  const feed: Unseen = { source: 'stellen', format: 'csv', map: mapOf('stellen') };
  const bytes = bytesOf('stellen.csv');
  const report = await run(bytes, feed);
  expect(changes(report)).toEqual({ ...NONE, imported: 4 });
  expect([report.error, report.closedInFeed]).toEqual([null, 1]);
  expect(lostOf(report)).toEqual({
    pay: [1, 4, 'nach Vereinbarung'],
    posted_at: [1, 4, 'demnächst'],
    closes_on: [1, 3, 'sobald besetzt'],
  });
  expect(await job('stellen', 'K-101')).toMatchObject({
    title: 'Bäcker (m/w/d)',
    description_html: expect.stringContaining('„unsere“ Öfen'),
    employment_type: 'FT',
    remote: false,
    pay_currency: 'EUR',
    pay_min: '2900.00',
    pay_max: '3400.00',
    pay_unit: 'MONTH',
    posted_at: new Date('2026-01-05T00:00:00Z'),
    posted_at_known: true,
    closes_on: '2026-03-31',
    places: [{ city: 'Berlin', country: 'DE' }],
  });
  expect(await job('stellen', 'K-102')).toMatchObject({
    employment_type: 'PT',
    pay_min: '14.50',
    pay_unit: 'HOUR',
    places: [{ city: 'Buxtehude', country: 'DE' }],
  });
  expect(await job('stellen', 'K-103')).toMatchObject({
    remote: true,
    pay_min: '45000.00',
    pay_max: '55000.00',
    pay_unit: 'YEAR',
    posted_at: new Date('2026-02-02T00:00:00Z'),
  });
  expect(await job('stellen', 'K-104')).toMatchObject({
    employment_type: 'IN',
    pay_currency: null,
    posted_at_known: false,
    closes_on: null,
    places: [{ city: 'Wien', country: 'AT' }],
  });
  expect(changes(await run(bytes, feed))).toEqual({ ...NONE, unchanged: 4 });
  const less = Buffer.from(
    bytes
      .toString('latin1')
      .replace(/^K-102.*\n/m, '')
      .replace('DATEV;Vollzeit;ja', 'DATEV;Vollzeit;nein'),
    'latin1',
  );
  expect(changes(await run(less, feed))).toEqual({ ...NONE, unchanged: 2, updated: 1, closed: 1 });
  expect(await open('stellen')).toEqual(['K-101', 'K-103', 'K-104']);
});

test('SV-09 nested JSON with times in seconds and milliseconds, an inactive flag, metadata and rows of others', async () => {
  const feed: Unseen = { source: 'openings', format: 'json', map: mapOf('openings') };
  const bytes = bytesOf('openings.json');
  const report = await run(bytes, feed);
  expect(changes(report)).toEqual({ ...NONE, imported: 3 });
  expect([report.closedInFeed, report.filtered]).toEqual([1, 1]);
  expect(lostOf(report)).toEqual({
    url: [1, 3, "'posting.permalink' must be text, but is an object"],
    posted_at: [1, 3, '17673228'],
    closes_on: [1, 2, 'open until filled'],
  });
  expect(await job('openings', 'lumen, 41')).toMatchObject({
    title: 'Staff Electrician',
    employment_type: 'FT',
    work_mode: 'O',
    pay_currency: 'USD',
    pay_min: '32.00',
    pay_max: '41.50',
    pay_unit: 'HOUR',
    posted_at: new Date('2026-01-02T03:00:00Z'),
    closes_on: '2026-06-30',
    places: [{ city: 'Austin', state: 'Texas', country: 'US' }],
  });
  expect(await job('openings', 'lumen, 42')).toMatchObject({
    employment_type: 'FL',
    work_mode: 'H',
    pay_currency: 'CAD',
    pay_min: '60000.00',
    posted_at: new Date('2026-01-03T05:00:00Z'),
    places: [
      { city: 'London', state: 'Ontario', country: 'CA' },
      { city: 'Toronto', state: 'Ontario', country: 'CA' },
    ],
  });
  expect(await job('openings', 'lumen, 44')).toMatchObject({ remote: true, work_mode: 'R', source_url: null, places: [] });
  expect(changes(await run(bytes, feed))).toEqual({ ...NONE, unchanged: 3 });
  const inactive = Buffer.from(bytes.toString().replace('"inactive": false', '"inactive": true'));
  expect(changes(await run(inactive, feed, { closeMissing: false }))).toEqual({ ...NONE, unchanged: 2, closed: 1 });
  expect(await open('openings')).toEqual(['lumen, 42', 'lumen, 44']);
  expect(changes(await run(bytes, feed))).toEqual({ ...NONE, unchanged: 2, reopened: 1 });
});

test('SV-09 XML with several locations for each job', async () => {
  const feed: Unseen = { source: 'vacancies', format: 'xml', map: mapOf('vacancies') };
  const bytes = bytesOf('vacancies.xml');
  const report = await run(bytes, feed);
  expect(changes(report)).toEqual({ ...NONE, imported: 2 });
  expect([report.closedInFeed, lostOf(report)]).toEqual([1, {}]);
  expect(await job('vacancies', 'V-7')).toMatchObject({
    title: 'Port Engineer',
    description_html: '<p>You keep cranes and tugs running.</p><ul><li>Hydraulics</li><li>Steel</li></ul>',
    employment_type: 'FT',
    pay_currency: 'EUR',
    pay_min: '48000.00',
    pay_unit: 'YEAR',
    posted_at: new Date('2026-01-09T08:00:00Z'),
    closes_on: '2026-06-30',
    places: [
      { city: 'Amsterdam', country: 'NL' },
      { city: 'Lisbon', country: 'PT' },
      { city: 'Hoorn Bay', country: 'NL' },
    ],
  });
  expect(await job('vacancies', 'V-8')).toMatchObject({
    description_html: '<p>You plan the berths.</p>\n<p>You answer the radio.</p>',
    pay_currency: 'SGD',
    pay_unit: 'MONTH',
    places: [{ city: 'Singapore', country: 'SG' }],
  });
  expect(changes(await run(bytes, feed))).toEqual({ ...NONE, unchanged: 2 });
  const less = bytes.toString().replace(/<vacancy ref="V-8">.*?<\/vacancy>/s, '');
  expect(changes(await run(Buffer.from(less), feed))).toEqual({ ...NONE, unchanged: 1, closed: 1 });
  expect(await open('vacancies')).toEqual(['V-7']);
});

test('SV-09 a table with hourly pay and street addresses, whose map says what is usual', async () => {
  const feed: Unseen = { source: 'stores', format: 'csv', map: mapOf('stores') };
  const bytes = bytesOf('stores.csv');
  const report = await run(bytes, feed);
  expect(changes(report)).toEqual({ ...NONE, imported: 4, refused: 1 });
  expect(report.refused).toEqual([
    {
      position: 5,
      id: '9005',
      reason: expect.stringMatching(/^'description' is missing: map the field that has it, or put one together in the map/),
    },
  ]);
  expect(lostOf(report)).toEqual({ pay: [1, 4, 'DOE – DOE'], posted_at: [1, 4, 'soon'] });
  expect(await job('stores', '9001')).toMatchObject({
    employment_type: 'PT',
    work_mode: 'O',
    pay_currency: 'USD',
    pay_min: '15.50',
    pay_max: '17.25',
    pay_unit: 'HOUR',
    posted_at: new Date('2026-01-14T00:00:00Z'),
    places: [{ city: 'Austin', state: 'Texas', country: 'US' }],
  });
  expect(await job('stores', '9002')).toMatchObject({
    pay_min: '19.00',
    pay_max: '22.50',
    places: [{ city: 'San Francisco', country: 'US' }],
  });
  expect(await job('stores', '9003')).toMatchObject({
    pay_min: '20.00',
    pay_max: null,
    posted_at: new Date('2026-01-13T00:00:00Z'),
    places: [{ city: 'New York', state: 'New York', country: 'US' }],
  });
  expect(await job('stores', '9004')).toMatchObject({
    pay_currency: null,
    posted_at_known: false,
    places: [{ city: 'Rosebud', state: 'Texas', country: 'US' }],
  });
  expect(changes(await run(bytes, feed))).toEqual({ ...NONE, unchanged: 4, refused: 1 });
  const less = Buffer.from(bytes.toString().replace(/^9001.*\n/m, ''));
  expect(changes(await run(less, feed))).toEqual({ ...NONE, unchanged: 3, closed: 1, refused: 1 });
  expect(await open('stores')).toEqual(['9002', '9003', '9004']);
});

test('SV-09 a list without ids: the same row is the same job, in any order, and equal rows are one', async () => {
  const feed: Unseen = { source: 'kitchen', format: 'json' };
  const rows = JSON.parse(bytesOf('kitchen.json').toString()) as { text: string }[];
  const of = (...some: unknown[]) => Buffer.from(JSON.stringify(some));
  const report = await run(of(...rows), feed);
  // The address is that of all jobs, so that only their content tells them apart.
  expect(changes(report)).toEqual({ ...NONE, imported: 4, refused: 1 });
  expect(report.refused[0]).toMatchObject({ position: 4, reason: 'it is the same as record 3' });
  const ids = async () =>
    Object.fromEntries(
      (await stored('kitchen')).filter((each) => !each.closed_at).map((each) => [each.description_html, each.id]),
    );
  const before = await ids();
  expect(Object.keys(before)).toHaveLength(4);
  const jobs = await stored('kitchen');
  expect(jobs.map((each) => [each.title, each.places.map(({ city, country }) => `${city}, ${country}`)])).toEqual(
    expect.arrayContaining([
      ['Line Cook', ['Berlin, DE']],
      ['Pastry Chef', ['Paris, FR']],
      ['Dishwasher', ['London, GB']],
    ]),
  );
  const { establishment_name } = await database.db
    .selectFrom('enterprise')
    .select('establishment_name')
    .where(
      'id',
      'in',
      jobs.flatMap(({ enterprise_id }) => enterprise_id ?? []),
    )
    .executeTakeFirstOrThrow();
  expect(establishment_name).toBe('Copper Pot');
  expect(
    jobs.every((each) => each.source_url === (each.title === 'Dishwasher' ? null : 'https://copperpot.example/careers')),
  ).toBe(true);
  expect(jobs.every((each) => !each.posted_at_known)).toBe(true);
  expect(changes(await run(of(...rows), feed))).toEqual({ ...NONE, unchanged: 4, refused: 1 });
  expect(changes(await run(of(...rows.toReversed()), feed))).toEqual({ ...NONE, unchanged: 4, refused: 1 });
  expect(changes(await run(of(...rows.slice(1, 3), rows[4]), feed))).toEqual({ ...NONE, unchanged: 3, closed: 1 });
  expect(await ids()).toEqual(Object.fromEntries(Object.entries(before).filter(([text]) => !text.includes('noon to nine'))));
  expect(changes(await run(of(...rows), feed))).toEqual({ ...NONE, unchanged: 3, reopened: 1, refused: 1 });
  expect(await ids()).toEqual(before);
});
