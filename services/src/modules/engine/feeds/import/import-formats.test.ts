import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedMapSchema } from '../formats/feed-map.ts';
import { importsInTest, indeedJob, indeedXml, lines, plain } from './testing/imports-in-test.ts';

let imports: Awaited<ReturnType<typeof importsInTest>>;
beforeAll(async () => {
  imports = await importsInTest();
});
afterAll(() => imports.drop());

test('SV-09 a Lever feed', async () => {
  const posting = {
    id: 'a-1',
    text: 'Baker',
    categories: {
      commitment: 'Full-time',
      location: 'Berlin',
      allLocations: ['Berlin, Germany', 'Paris, France'],
      team: 'Bread',
    },
    description: '<div>You bake bread.</div>',
    lists: [{ text: 'You have', content: '<li>hands</li><li>an oven</li>' }],
    additional: '<div>Apply soon.</div>',
    hostedUrl: 'https://jobs.lever.co/crumb/a-1',
    workplaceType: 'hybrid',
    createdAt: Date.parse('2026-01-02T03:04:05Z'),
    salaryRange: { currency: 'EUR', interval: 'per-year-salary', min: 30000, max: 40000 },
  };
  const report = await imports.run(JSON.stringify([posting, { ...posting, id: 'a-2', text: undefined }, 7]), { format: 'lever' });
  expect([report.source, report.imported]).toEqual(['lever:crumb', 1]);
  expect(report.refused.map(({ id, reason }) => [id, reason])).toEqual([
    ['a-2', "'text' is missing"],
    [undefined, 'the record must be an object, but is a number'],
  ]);
  expect(await imports.job('lever:crumb', 'a-1')).toMatchObject({
    description_html: '<p>You bake bread.</p>\n<h3>You have</h3><ul><li>hands</li><li>an oven</li></ul>\n<p>Apply soon.</p>',
    work_mode: 'H',
    employment_type: 'FT',
    pay_currency: 'EUR',
    pay_min: '30000.00',
    pay_unit: 'YEAR',
    posted_at: new Date('2026-01-02T03:04:05Z'),
    places: [{ city: 'Berlin' }, { city: 'Paris' }],
  });
});

test('SV-09 an Ashby feed, without unlisted jobs', async () => {
  const posting = {
    id: 'b-1',
    title: 'Baker',
    location: 'Remote - US',
    secondaryLocations: [
      { location: 'Berlin', address: { postalAddress: { addressLocality: 'Berlin', addressCountry: 'Germany' } } },
    ],
    employmentType: 'PartTime',
    isRemote: true,
    isListed: true,
    publishedAt: '2026-01-02T03:04:05.000+00:00',
    jobUrl: 'https://jobs.ashbyhq.com/daily-crumb/b-1',
    descriptionHtml: '<p>You bake bread.</p>',
    compensation: {
      summaryComponents: [{ compensationType: 'Salary', interval: '1 HOUR', currencyCode: 'USD', minValue: 20, maxValue: 25 }],
    },
  };
  const feed = (...jobs: object[]) => JSON.stringify({ apiVersion: '1', jobs });
  expect(await imports.run(feed(posting, { ...posting, id: 'b-2' }), { format: 'ashby' })).toMatchObject({
    imported: 2,
    refused: [],
  });
  expect(await imports.run(feed(posting, { ...posting, id: 'b-2', isListed: false }), { format: 'ashby' })).toMatchObject({
    unchanged: 1,
    closed: 1,
  });
  expect(await imports.job('ashby:daily-crumb', 'b-1')).toMatchObject({
    remote: true,
    work_mode: 'R',
    employment_type: 'PT',
    pay_currency: 'USD',
    pay_unit: 'HOUR',
    places: [{ country: 'US' }, { city: 'Berlin', country: 'DE' }],
  });
});

test('SV-09 the region of a Lever and of an Ashby posting', async () => {
  const lever = {
    id: 'r-1',
    text: 'Baker',
    categories: { location: 'Remote - Nordics' },
    description: '<div>You bake bread.</div>',
    hostedUrl: 'https://jobs.lever.co/region/r-1',
    workplaceType: 'remote',
    createdAt: Date.parse('2026-01-02T03:04:05Z'),
  };
  await imports.run(JSON.stringify([lever]), { format: 'lever' });
  expect(await imports.job('lever:region', 'r-1')).toMatchObject({ remote: true, places: [{ label: 'Nordics', country: null }] });
  const ashby = {
    id: 'r-1',
    title: 'Baker',
    location: 'Remote (EU)',
    secondaryLocations: [{ location: 'Benelux', address: { postalAddress: { addressRegion: 'Benelux' } } }],
    isRemote: true,
    isListed: true,
    jobUrl: 'https://jobs.ashbyhq.com/region/r-1',
    descriptionHtml: '<p>You bake bread.</p>',
  };
  await imports.run(JSON.stringify({ jobs: [ashby] }), { format: 'ashby' });
  expect((await imports.job('ashby:region', 'r-1')).places.map(({ label, countries }) => [label, countries?.length])).toEqual([
    ['EU', 27],
    ['Benelux', 3],
  ]);
});

test('SV-09 an Indeed-style XML', async () => {
  const report = await imports.run(indeedXml(indeedJob(1) + indeedJob(2, '<education>Bachelors</education>')), {
    format: 'indeed-xml',
  });
  expect(report).toMatchObject({ source: 'xml:jobs.example.com', imported: 2, refused: [], error: null });
  expect(await imports.job('xml:jobs.example.com', '2')).toMatchObject({
    title: 'Baker & cook',
    description_html: '<p>You bake bread.</p>',
    employment_type: 'FT',
    work_mode: 'H',
    education: 'BR',
    pay_currency: 'USD',
    pay_min: '20.00',
    pay_unit: 'HOUR',
    places: [{ city: 'Austin', state: 'Texas', country: 'US' }],
    posted_at: new Date('2026-01-02T03:04:05Z'),
  });
});

test('SV-09 custom JSON, one object per line, with a map', async () => {
  const map = feedMapSchema.parse({
    fields: {
      id: ['board', 'ref'],
      title: 'post.name',
      company: 'board',
      description: '=We look for {post.name}.',
      location: 'places.label',
      posted_at: 'when',
      employment_type: 'kind',
    },
    defaults: { employment_type: 'OT' },
    codes: { employment_type: { Dauerstelle: 'FT' } },
  });
  const record = (ref: number, more: object = {}) => ({
    board: 'Brot',
    ref,
    post: { name: 'Bäcker' },
    places: [{ label: 'Berlin' }, { label: 'Paris, France' }],
    when: '2026-01-02',
    kind: 'dauerstelle',
    ...more,
  });
  const feed = lines(
    record(1),
    '{"board": "Brot", "ref": 2, ',
    record(3, { post: { name: { de: 'x' } } }),
    record(4, { kind: null }),
    record(1),
    '',
  );
  const report = await imports.run(feed, { format: 'json', name: 'brot.ndjson', map });
  expect(report).toMatchObject({ source: 'json:brot', imported: 2, error: null });
  expect(report.refused.map(({ position, id, reason }) => [position, id, reason.replace(/\(.*\)/, '')])).toEqual([
    [2, undefined, 'is not valid JSON '],
    [3, 'Brot, 3', "'post.name' must be text, but is an object"],
    [5, 'Brot, 1', 'the id Brot, 1 is already used by record 1'],
  ]);
  expect(await imports.job('json:brot', 'Brot, 1')).toMatchObject({
    title: 'Bäcker',
    description_html: '<p>We look for Bäcker.</p>',
    employment_type: 'FT',
    places: [{ city: 'Berlin' }, { city: 'Paris', country: 'FR' }],
  });
  expect(await imports.job('json:brot', 'Brot, 4')).toMatchObject({ employment_type: 'OT' });
});

test.each([
  ['a list', JSON.stringify([plain(1), plain(2)])],
  ['a list in an object', JSON.stringify({ page: 1, results: [plain(1), plain(2)] })],
  ['a list deeper down', JSON.stringify({ data: { page: 1, jobs: [plain(1), plain(2)], more: { jobs: [] } } })],
  ['lines', lines(plain(1), plain(2))],
  ['packed lines', gzipSync(lines(plain(1), plain(2)))],
  ['an object over several lines', JSON.stringify({ jobs: [plain(1), plain(2)] }, undefined, 2)],
])('SV-09 JSON by common names, as %s', async (name, content) => {
  expect(await imports.run(content, { format: 'json', source: `json-${name}` })).toMatchObject({
    imported: 2,
    refused: [],
    error: null,
  });
});

test('SV-09 the first line of a text can be the title, its first part the employer', async () => {
  const map = feedMapSchema.parse({ title: 'html|line', company: 'html|part', description: 'html', id: 'n' });
  await imports.run(lines({ n: 1, html: '<font>Crumb &amp; Co – Berlin – Bakers wanted<p>You bake.</p></font>' }, { n: 2 }), {
    format: 'json',
    source: 'json-line',
    map,
  });
  const { title, enterprise_id } = await imports.job('json-line', '1');
  const enterprise = await imports.db
    .selectFrom('enterprise')
    .select('establishment_name')
    .where('id', '=', enterprise_id)
    .executeTakeFirstOrThrow();
  expect([title, enterprise.establishment_name]).toEqual(['Crumb & Co – Berlin – Bakers wanted', 'Crumb & Co']);
});

test('SV-09 an invalid map names the invalid key', () => {
  expect(feedMapSchema.safeParse({ titel: 'x' }).error?.issues[0]?.message).toMatch(/titel|Invalid key/);
  expect(feedMapSchema.safeParse({ fields: { title: 7 } }).error?.issues[0]?.path).toEqual(['fields', 'title']);
  expect(feedMapSchema.safeParse('x').success).toBe(false);
});

test('SV-09 a table whose rows end with a carriage return is read, however long it is', async () => {
  const rows = Array.from({ length: 3 }, (_, id) => `${id + 1},Baker,Crumb,${'You bake. '.repeat(20_000)}`);
  const report = await imports.run(['id,title,company,description', ...rows].join('\r'), { name: 'returns.csv', format: 'csv' });
  expect([report.read, report.imported]).toEqual([3, 3]);
});
