import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../skills/index.ts';
import { searchJobs } from '../../jobs/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { fileSource } from '../../../../platform/feed-source/feed-source.ts';
import { importFeed, type ImportOptions } from './import-feed.ts';
import type { FeedMap } from '../formats/feed-map.ts';
import { reportText, type ImportReport } from './import-report.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hirehq-feed-'));
  await storeFewPlaces(database.db);
  await seedCatalogue(database.db);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;
async function run(content: string | Buffer, options: Omit<ImportOptions, 'from'>): Promise<ImportReport> {
  const file = join(folder, `feed-${files++}`);
  await writeFile(file, content);
  return importFeed(database.db, { from: fileSource(file), ...options });
}
const counts = ({ imported, updated, unchanged, closed, reopened, refused }: ImportReport) => ({
  imported,
  updated,
  unchanged,
  closed,
  reopened,
  refused: refused.length,
});
const count = (some: Partial<ReturnType<typeof counts>>) => ({
  imported: 0,
  updated: 0,
  unchanged: 0,
  closed: 0,
  reopened: 0,
  refused: 0,
  ...some,
});
const job = (source: string, id: string) =>
  database.db.selectFrom('job').selectAll().where('source', '=', source).where('source_id', '=', id).executeTakeFirstOrThrow();

const greenhouse = (id: number, more: object = {}) => ({
  id,
  title: `Baker ${id}`,
  company_name: 'Daily Crumb',
  absolute_url: `https://boards.greenhouse.io/crumb/jobs/${id}`,
  location: { name: 'Amsterdam, Netherlands' },
  content:
    '&lt;h2&gt;Bread&lt;/h2&gt;&lt;p&gt;You bake &lt;strong&gt;bread&lt;/strong&gt; &amp;amp; rolls.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  first_published: '2026-01-02T03:04:05Z',
  ...more,
});
const board = (...jobs: unknown[]) => JSON.stringify({ jobs });
const GH = { format: 'greenhouse' as const };

test('SV-09 jobs of a feed are imported, unchanged, changed, closed and reopened', async () => {
  const source = { ...GH, source: 'gh-life' };
  expect(counts(await run(board(greenhouse(1), greenhouse(2)), source))).toEqual(count({ imported: 2 }));
  expect(counts(await run(board(greenhouse(2), greenhouse(1)), source))).toEqual(count({ unchanged: 2 }));
  expect(counts(await run(board(greenhouse(1, { title: 'Head baker' }), greenhouse(2)), source))).toEqual(
    count({ updated: 1, unchanged: 1 }),
  );
  const before = await job('gh-life', '1');
  expect(counts(await run(board(greenhouse(2)), source))).toEqual(count({ unchanged: 1, closed: 1 }));
  expect((await job('gh-life', '1')).closed_at).not.toBeNull();
  expect(counts(await run(board(greenhouse(1), greenhouse(2)), source))).toEqual(count({ reopened: 1, unchanged: 1 }));
  expect(await job('gh-life', '1')).toMatchObject({ id: before.id, title: 'Baker 1', closed_at: null });
});

test('SV-09 text is sanitised, terms are in their columns, and the job is found immediately', async () => {
  await run(
    board(
      greenhouse(7, {
        location: { name: 'Hybrid - Lisbon' },
        title: 'Senior Sourdough Baker',
        metadata: [{ name: 'Time Type', value: 'Part Time' }],
      }),
    ),
    { ...GH, source: 'gh-clean' },
  );
  expect(await job('gh-clean', '7')).toMatchObject({
    title: 'Senior Sourdough Baker',
    description_html: '<h3>Bread</h3><p>You bake <strong>bread</strong> &amp; rolls.</p>',
    work_mode: 'H',
    remote: false,
    employment_type: 'PT',
    experience_level: 'ML',
    places: [{ city: 'Lisbon', state: 'Lisbon', country: 'PT', label: 'Lisbon' }],
    source_url: 'https://boards.greenhouse.io/crumb/jobs/7',
  });
  const found = await searchJobs(database.db, {
    filter: { keyword: 'sourdough', city: 'Lisbon' },
    sort: 'RELEVANCE',
    after: null,
    first: 5,
    synonyms: false,
    now: new Date(),
  });
  expect(found.ids).toEqual([(await job('gh-clean', '7')).id]);
});

test('SV-09 each bad record is rejected individually, with its position, id and reason', async () => {
  const bad = [
    greenhouse(1),
    null,
    'text',
    greenhouse(2, { title: undefined }),
    greenhouse(3, { content: '' }),
    greenhouse(4, { content: '&lt;script&gt;x&lt;/script&gt;' }),
    greenhouse(5, { title: { en: 'x' } }),
    greenhouse(1),
    greenhouse(6, { first_published: 'soon' }),
    greenhouse(8, { company_name: null }),
    greenhouse(9),
  ];
  const report = await run(board(...bad), { ...GH, source: 'gh-bad' });
  expect(report.imported).toBe(3);
  expect(report.refused.map(({ position, id, reason }) => [position, id, reason])).toEqual([
    [2, undefined, 'the record must be an object, but is null'],
    [3, undefined, 'the record must be an object, but is a string'],
    [4, '2', "'title' is missing"],
    [5, '3', "'content' is missing"],
    [6, '4', 'the description has no text'],
    [7, '5', "'title' must be text, but is an object"],
    [8, '1', 'the id 1 is already used by record 1'],
    [10, '8', 'the employer is missing; name one with --employer'],
  ]);
  expect(report.closingSkipped).toContain('2 rejected records have no readable id');
});

test('SV-09 a bad value of an optional field costs the field, and the report counts it', async () => {
  const report = await run(
    board(
      greenhouse(1, { first_published: 'soon', application_deadline: { in: 'May' } }),
      greenhouse(2, {
        absolute_url: ['a', 'b'],
        company_name: 'Crumb',
        metadata: [{ name: 'Time Type', value: 'When it rains' }],
      }),
      greenhouse(3, { first_published: 1767322800, location: { name: 7 } }),
      greenhouse(4, { first_published: '1767322800000', location: 'Somewhere nice' }),
    ),
    { ...GH, source: 'gh-fields' },
  );
  expect(counts(report)).toEqual(count({ imported: 4 }));
  expect(report.fields).toEqual([
    { field: 'company', stated: 4, lost: 0, samples: [] },
    { field: 'url', stated: 4, lost: 1, samples: [{ position: 2, text: '["a","b"]' }] },
    {
      field: 'location',
      stated: 4,
      lost: 2,
      samples: [
        { position: 3, text: '7' },
        { position: 4, text: 'Somewhere nice' },
      ],
    },
    { field: 'employment_type', stated: 1, lost: 1, samples: [{ position: 2, text: 'When it rains' }] },
    { field: 'posted_at', stated: 4, lost: 1, samples: [{ position: 1, text: 'soon' }] },
    { field: 'closes_on', stated: 1, lost: 1, samples: [{ position: 1, text: '{"in":"May"}' }] },
  ]);
  expect(reportText(report)).toContain("posted_at could not be read in 1 of 4: 'soon' (record 1)");
  expect(await job('gh-fields', '1')).toMatchObject({ posted_at_known: false, closes_on: null });
  const seconds = new Date('2026-01-02T03:00:00Z');
  expect([(await job('gh-fields', '3')).posted_at, (await job('gh-fields', '4')).posted_at]).toEqual([seconds, seconds]);
});

test('SV-09 a Greenhouse list without texts is refused with the address that has them', async () => {
  const source = { ...GH, source: 'gh-without' };
  await run(board(greenhouse(1), greenhouse(2)), source);
  const report = await run(board(greenhouse(1, { content: undefined }), greenhouse(2, { content: undefined })), source);
  expect([counts(report), report.error]).toEqual([count({}), expect.stringContaining('Add ?content=true to its address')]);
  const mixed = await run(board(greenhouse(1, { content: undefined }), greenhouse(2)), source);
  expect([counts(mixed), mixed.refused[0]]).toEqual([
    count({ unchanged: 1, refused: 1 }),
    { position: 1, id: '1', reason: "'content' is missing" },
  ]);
});

test('SV-09 a job of an unknown posting date is last by date, and dated as soon as its feed says when', async () => {
  const source = { ...GH, source: 'gh-undated' };
  const undated = (id: number, more: object = {}) => greenhouse(id, { title: `Miller ${id}`, first_published: null, ...more });
  await run(board(undated(1), undated(2, { first_published: '2019-03-01' })), source);
  const newest = async () => {
    const request = { after: null, first: 5, synonyms: false, now: new Date() };
    const { ids } = await searchJobs(database.db, { filter: { keyword: 'miller' }, sort: 'NEWEST', ...request });
    const rows = await database.db.selectFrom('job').select(['id', 'source_id']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.source_id);
  };
  expect(await newest()).toEqual(['2', '1']);
  expect(
    counts(
      await run(board(undated(1, { first_published: '2026-01-05' }), undated(2, { first_published: '2019-03-01' })), source),
    ),
  ).toEqual(count({ updated: 1, unchanged: 1 }));
  expect(await newest()).toEqual(['1', '2']);
  expect(await job('gh-undated', '1')).toMatchObject({ posted_at_known: true, posted_at: new Date('2026-01-05') });
});

test('SV-09 a condition on a field that no record has closes nothing', async () => {
  const source = { format: 'json', source: 'json-doubt', employerName: 'Crumb' } as const;
  const rows = [1, 2].map((id) => ({ id, title: `Baker ${id}`, description: 'You bake.', status: 'open' }));
  const map = (field: string): FeedMap => ({ fields: {}, closed: [{ field, notIn: ['open'] }] });
  expect(counts(await run(JSON.stringify(rows), { ...source, map: map('status') }))).toEqual(count({ imported: 2 }));
  const report = await run(JSON.stringify(rows), { ...source, map: map('statsu') });
  expect([report.closed, report.closedInFeed, report.closingSkipped]).toEqual([
    0,
    2,
    "no record has a value in 'statsu', which the map has a condition on.",
  ]);
});

test('SV-09 a broken record closes neither its own job nor others', async () => {
  const source = { ...GH, source: 'gh-broken' };
  await run(board(greenhouse(1), greenhouse(2), greenhouse(3)), source);
  const syntax = board(greenhouse(1), greenhouse(2), greenhouse(3)).replace('"title":"Baker 2"', '"title":"Baker 2');
  expect(counts(await run(syntax, source))).toEqual(count({ unchanged: 2, refused: 1 }));
  const report = await run(board(greenhouse(1), greenhouse(2, { title: null }), greenhouse(3)), source);
  expect([counts(report), report.refused[0]?.id]).toEqual([count({ unchanged: 2, refused: 1 }), '2']);
});

test('SV-09 a truncated feed keeps what was read and closes nothing', async () => {
  const source = { ...GH, source: 'gh-cut' };
  await run(board(greenhouse(1), greenhouse(2), greenhouse(3)), source);
  const text = board(greenhouse(4), greenhouse(1), greenhouse(2));
  const report = await run(text.slice(0, -80), source);
  expect([counts(report), report.error]).toEqual([
    count({ imported: 1, unchanged: 1 }),
    'The file ends in the middle of a job: it was cut off.',
  ]);
});

test('SV-09 a feed that announces more jobs than it contains closes nothing', async () => {
  const source = { ...GH, source: 'gh-short' };
  await run(board(greenhouse(1), greenhouse(2)), source);
  const report = await run(JSON.stringify({ jobs: [greenhouse(1)], meta: { total: 2 } }), source);
  expect([report.closed, report.closingSkipped]).toEqual([0, 'the feed announces 2 jobs but contains 1.']);
});

test('SV-09 a dry run reports without storing anything', async () => {
  expect(counts(await run(board(greenhouse(1)), { ...GH, source: 'gh-dry', dryRun: true }))).toEqual(count({ imported: 1 }));
  expect(await database.db.selectFrom('job').select('id').where('source', '=', 'gh-dry').execute()).toEqual([]);
});

test.each([
  ['a byte order mark', Buffer.from(`\uFEFF${board(greenhouse(1))}`), 1, null],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(board(greenhouse(1)), 'utf16le')]), 1, null],
  ['Latin-1', Buffer.from(board(greenhouse(1, { title: 'Bäcker' })), 'latin1'), 0, /not valid UTF-8 text/],
  ['gzip', gzipSync(board(greenhouse(1))), 1, null],
  ['gzip cut off', gzipSync(board(greenhouse(1))).subarray(0, -20), 0, /cut off/],
  ['gzip that is none', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 0, /damaged|cut off/],
  ['nothing', Buffer.alloc(0), 0, /empty/],
  ['a web page', Buffer.from('<html>'), 0, /not JSON/],
])('SV-09 a file with %s', async (name, content, imported, error) => {
  const report = await run(content, { ...GH, source: `gh-${name}` });
  expect(report.imported).toBe(imported);
  if (error) expect(report.error).toMatch(error);
  else expect(report.error).toBeNull();
});

const posting = (id: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: `Welder ${id}`,
  description: '<p>You weld.</p>',
  identifier: { '@type': 'PropertyValue', value: id },
  hiringOrganization: { '@type': 'Organization', name: 'Ironworks' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' } },
  employmentType: ['FULL_TIME'],
  datePosted: '2026-01-02',
  validThrough: '2099-01-31',
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 25, maxValue: 35, unitText: 'HOUR' },
  },
  ...more,
});

test.each([
  ['one', JSON.stringify(posting('a')), 1],
  ['a list', JSON.stringify([posting('a'), posting('b')]), 2],
  [
    'a graph',
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [posting('a'), { '@type': 'Organization', name: 'x' }, posting('b')],
    }),
    2,
  ],
  [
    'an ItemList',
    JSON.stringify({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: posting('a') }, posting('b')],
    }),
    2,
  ],
  ['lines', `${JSON.stringify(posting('a'))}\n${JSON.stringify(posting('b'))}\n`, 2],
  [
    'a page',
    `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(posting('a'))}</script><script>var x = 1</script><script type='application/ld+json'>[${JSON.stringify(posting('b'))}]</script></head></html>`,
    2,
  ],
])('SV-09 schema.org postings as %s', async (name, text, imported) => {
  expect(counts(await run(text, { format: 'jsonld', source: `ld-${name}` }))).toEqual(count({ imported }));
  expect(await job(`ld-${name}`, 'a')).toMatchObject({
    pay_currency: 'USD',
    pay_min: '25.00',
    pay_max: '35.00',
    pay_unit: 'HOUR',
    employment_type: 'FT',
    closes_on: '2099-01-31',
    places: [{ city: 'Austin', state: 'Texas', country: 'US' }],
  });
});

test('SV-09 a posting for remote work', async () => {
  await run(
    JSON.stringify(
      posting('r', {
        jobLocation: undefined,
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'France' },
      }),
    ),
    { format: 'jsonld', source: 'ld-remote' },
  );
  expect(await job('ld-remote', 'r')).toMatchObject({
    remote: true,
    work_mode: 'R',
    places: [{ city: null, country: 'FR', label: 'France' }],
  });
});

test.each<[string, Record<string, unknown>, Record<string, unknown>[]]>([
  [
    'an area of a region',
    { jobLocation: undefined, applicantLocationRequirements: { '@type': 'AdministrativeArea', name: 'DACH' } },
    [{ country: null, countries: ['AT', 'CH', 'DE'], label: 'DACH' }],
  ],
  [
    'a state, and a country by its code',
    {
      jobLocation: undefined,
      applicantLocationRequirements: [
        { '@type': 'State', name: 'Texas, USA' },
        { '@type': 'Country', name: 'NL' },
      ],
    },
    [
      { state: 'Texas', country: 'US' },
      { country: 'NL', label: 'NL' },
    ],
  ],
  [
    'an office with the country it is in',
    { applicantLocationRequirements: { '@type': 'Country', name: 'USA' } },
    [{ city: 'Austin', state: 'Texas', country: 'US' }],
  ],
  [
    'an office with another region',
    { applicantLocationRequirements: [{ '@type': 'AdministrativeArea', name: 'Benelux' }] },
    [{ city: 'Austin' }, { countries: ['BE', 'LU', 'NL'], label: 'Benelux' }],
  ],
])('SV-09 a posting for remote work from %s', async (name, fields, places) => {
  const source = `ld-${name.replaceAll(/\W/g, '-')}`;
  const text = JSON.stringify(posting('r', { jobLocationType: 'TELECOMMUTE', ...fields }));
  await run(text, { format: 'jsonld', source });
  const stored = await job(source, 'r');
  expect(stored).toMatchObject({ remote: true, work_mode: 'R', places });
  expect(stored).toHaveProperty('places.length', places.length);
});

test('SV-09 a table with a map, quotes, line breaks and a broken row', async () => {
  const csv =
    '\uFEFFref;Rolle;Text;Ort;Lohn\n1;Koch;"Kochen;\nund ""braten"".";Berlin;€40k - 50k\n2;;Nur Text;Berlin;\n3;Kellner;Zu wenig\n4;Wirt;Gast;"Paris, France";\n';
  const report = await run(csv, {
    format: 'csv',
    source: 'csv-map',
    employerName: 'Gasthaus',
    map: {
      fields: {
        id: 'ref',
        title: 'Rolle',
        description: 'Text',
        location: 'Ort',
        salary_range: 'Lohn',
        employment_type: '=Full time',
      },
    },
  });
  expect(report.imported).toBe(2);
  expect(report.refused.map(({ position, reason }) => [position, reason])).toEqual([
    [2, "'title' is missing"],
    [3, 'the row has 3 cells, but the table has 5 columns'],
  ]);
  expect(await job('csv-map', '1')).toMatchObject({
    description_html: '<p>Kochen;<br />und "braten".</p>',
    pay_currency: 'EUR',
    pay_min: '40000.00',
    pay_max: '50000.00',
    employment_type: 'FT',
    places: [{ city: 'Berlin' }],
  });
});

test('SV-09 a table without required columns names them', async () => {
  expect((await run('a,b\n1,2\n', { format: 'csv' })).error).toContain("There is no column for 'title'");
  expect((await run('title,description\n1,2\n', { format: 'csv', map: { fields: { url: 'nowhere' } } })).error).toContain(
    'The map names columns that are not in the table: nowhere',
  );
});

const REAL = new URL('../../../../../../../shared/data/greenhouse-catawiki-full-content.json', import.meta.url);

test.skipIf(!existsSync(REAL))(
  'SV-09 a real board: 50 imported, again 0 new, with one broken 49 and its name (needs ../shared/data)',
  async () => {
    const text = readFileSync(REAL, 'utf8');
    expect(counts(await run(text, GH))).toEqual(count({ imported: 50 }));
    expect(counts(await run(text, GH))).toEqual(count({ unchanged: 50 }));
    const broken = JSON.parse(text) as { jobs: { id: number; title?: string }[] };
    delete broken.jobs[6]?.title;
    const report = await run(JSON.stringify(broken), { ...GH, source: 'catawiki, once broken' });
    expect([counts(report), report.refused]).toEqual([
      count({ imported: 49, refused: 1 }),
      [{ position: 7, id: '7297706', reason: "'title' is missing" }],
    ]);
  },
);
