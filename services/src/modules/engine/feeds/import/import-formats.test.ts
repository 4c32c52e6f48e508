import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../skills/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { feedMapSchema } from '../formats/feed-map.ts';
import { importFeed, type ImportOptions } from './import-feed.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  await seedCatalogue(database.db);
});
afterAll(() => database.drop());

type Options = Omit<ImportOptions, 'from'> & { name?: string; charset?: string };
async function* once(content: string | Buffer) {
  yield Buffer.from(content);
}
const run = (content: string | Buffer, { name = 'feed', charset, ...options }: Options) =>
  importFeed(database.db, { from: { name, charset, bytes: once(content) }, ...options });
const job = (source: string, id: string) =>
  database.db.selectFrom('job').selectAll().where('source', '=', source).where('source_id', '=', id).executeTakeFirstOrThrow();

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
  const report = await run(JSON.stringify([posting, { ...posting, id: 'a-2', text: undefined }, 7]), { format: 'lever' });
  expect([report.source, report.imported]).toEqual(['lever:crumb', 1]);
  expect(report.refused.map(({ id, reason }) => [id, reason])).toEqual([
    ['a-2', "'text' is missing"],
    [undefined, 'the record must be an object, but is a number'],
  ]);
  expect(await job('lever:crumb', 'a-1')).toMatchObject({
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
  expect(await run(feed(posting, { ...posting, id: 'b-2' }), { format: 'ashby' })).toMatchObject({ imported: 2, refused: [] });
  expect(await run(feed(posting, { ...posting, id: 'b-2', isListed: false }), { format: 'ashby' })).toMatchObject({
    unchanged: 1,
    closed: 1,
  });
  expect(await job('ashby:daily-crumb', 'b-1')).toMatchObject({
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
  await run(JSON.stringify([lever]), { format: 'lever' });
  expect(await job('lever:region', 'r-1')).toMatchObject({ remote: true, places: [{ label: 'Nordics', country: null }] });
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
  await run(JSON.stringify({ jobs: [ashby] }), { format: 'ashby' });
  expect((await job('ashby:region', 'r-1')).places.map(({ label, countries }) => [label, countries?.length])).toEqual([
    ['EU', 27],
    ['Benelux', 3],
  ]);
});

const xml = (jobs: string, head = '<?xml version="1.0" encoding="utf-8"?>') =>
  `${head}<source><publisher>x</publisher>${jobs}</source>`;
const xmlJob = (id: number, more = '') =>
  `<job><title><![CDATA[Baker & cook]]></title><date><![CDATA[Fri, 02 Jan 2026 03:04:05 GMT]]></date><referencenumber>${id}</referencenumber>
  <url>https://jobs.example.com/${id}</url><company>Crumb</company><city>Austin</city><state>TX</state><country>US</country>
  <description><![CDATA[<p>You bake <script>alert(1)</script>bread.</p>]]></description><salary>$20 - $25 per hour</salary><jobtype>fulltime</jobtype>
  <remotetype>Hybrid remote</remotetype>${more}</job>`;

test('SV-09 an Indeed-style XML', async () => {
  const report = await run(xml(xmlJob(1) + xmlJob(2, '<education>Bachelors</education>')), { format: 'indeed-xml' });
  expect(report).toMatchObject({ source: 'xml:jobs.example.com', imported: 2, refused: [], error: null });
  expect(await job('xml:jobs.example.com', '2')).toMatchObject({
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

test('SV-09 a broken element of an XML is rejected individually, with its id', async () => {
  const broken = xmlJob(2).replace('<company>', '<company>Bread & </wrong>');
  const report = await run(xml(xmlJob(1) + broken + xmlJob(3).replace(/<title>.*?<\/title>/, '') + xmlJob(4)), {
    format: 'indeed-xml',
    source: 'xml-broken',
  });
  expect(report).toMatchObject({ imported: 2, error: null });
  expect(report.refused.map(({ position, id }) => [position, id])).toEqual([
    [2, '2'],
    [3, '3'],
  ]);
  expect(report.refused[1]?.reason).toBe("'title' is missing");
});

const LAUGHS = `<!DOCTYPE source [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;

test('SV-09 entities declared in an XML are not expanded, and no file is read', async () => {
  const feed = xml(
    xmlJob(1) + xmlJob(2, '<skills>&b;</skills>') + xmlJob(3, '<skills>&c;</skills>'),
    `<?xml version="1.0"?>${LAUGHS}`,
  );
  const report = await run(feed, { format: 'indeed-xml', source: 'xml-bomb' });
  expect(report).toMatchObject({ imported: 1, refused: [{ id: '2' }, { id: '3' }] });
  expect(report.refused[0]?.reason).toMatch(/undefined entity|entity/);
});

test.each([
  ['cut off', xml(xmlJob(1) + xmlJob(2)).slice(0, -60), 1, /cut off/],
  [
    'Latin-1 by its declaration',
    Buffer.from(xml(xmlJob(1).replace('Crumb', 'Brösel'), '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
    1,
    undefined,
  ],
  ['Latin-1 without one', Buffer.from(xml(xmlJob(1).replace('Crumb', 'Brösel')), 'latin1'), 0, /not valid UTF-8 text/],
  ['UTF-16 without a mark', Buffer.from(xml(xmlJob(1), '<?xml version="1.0" encoding="UTF-16"?>'), 'utf16le'), 1, undefined],
  ['an encoding nobody knows', xml(xmlJob(1), '<?xml version="1.0" encoding="x-klingon"?>'), 0, /unknown encoding/],
  ['no XML', 'hello', 0, /not XML/],
  ['gzip', gzipSync(xml(xmlJob(1))), 1, undefined],
])('SV-09 an XML that is %s', async (name, content, imported, error) => {
  const report = await run(content, { format: 'indeed-xml', source: `xml-${name}` });
  expect(report.imported).toBe(imported);
  if (error) expect(report.error).toMatch(error);
  else expect(report.error).toBeNull();
  if (name.startsWith('Latin-1 by'))
    expect(
      await database.db.selectFrom('enterprise').select('id').where('establishment_name', '=', 'Brösel').execute(),
    ).toHaveLength(1);
});

const lines = (...records: unknown[]) =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n');
const plain = (id: number, more: object = {}) => ({
  id,
  title: `Baker ${id}`,
  employer: 'Crumb',
  description: 'You bake bread.',
  ...more,
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
  const report = await run(feed, { format: 'json', name: 'brot.ndjson', map });
  expect(report).toMatchObject({ source: 'json:brot', imported: 2, error: null });
  expect(report.refused.map(({ position, id, reason }) => [position, id, reason.replace(/\(.*\)/, '')])).toEqual([
    [2, undefined, 'is not valid JSON '],
    [3, 'Brot, 3', "'post.name' must be text, but is an object"],
    [5, 'Brot, 1', 'the id Brot, 1 is already used by record 1'],
  ]);
  expect(await job('json:brot', 'Brot, 1')).toMatchObject({
    title: 'Bäcker',
    description_html: '<p>We look for Bäcker.</p>',
    employment_type: 'FT',
    places: [{ city: 'Berlin' }, { city: 'Paris', country: 'FR' }],
  });
  expect(await job('json:brot', 'Brot, 4')).toMatchObject({ employment_type: 'OT' });
});

test.each([
  ['a list', JSON.stringify([plain(1), plain(2)])],
  ['a list in an object', JSON.stringify({ page: 1, results: [plain(1), plain(2)] })],
  ['a list deeper down', JSON.stringify({ data: { page: 1, jobs: [plain(1), plain(2)], more: { jobs: [] } } })],
  ['lines', lines(plain(1), plain(2))],
  ['packed lines', gzipSync(lines(plain(1), plain(2)))],
  ['an object over several lines', JSON.stringify({ jobs: [plain(1), plain(2)] }, undefined, 2)],
])('SV-09 JSON by common names, as %s', async (name, content) => {
  expect(await run(content, { format: 'json', source: `json-${name}` })).toMatchObject({ imported: 2, refused: [], error: null });
});

test('SV-09 a file that ends in the middle of a line closes nothing', async () => {
  const source = { format: 'json', source: 'json-cut' } as const;
  await run(lines(plain(1), plain(2), plain(3)), source);
  const report = await run(lines(plain(1), plain(2), plain(3)).slice(0, -20), source);
  expect(report).toMatchObject({ unchanged: 2, closed: 0, error: 'The file ends in the middle of a job: it was cut off.' });
});

test('SV-09 the first line of a text can be the title, its first part the employer', async () => {
  const map = feedMapSchema.parse({ title: 'html|line', company: 'html|part', description: 'html', id: 'n' });
  await run(lines({ n: 1, html: '<font>Crumb &amp; Co – Berlin – Bakers wanted<p>You bake.</p></font>' }, { n: 2 }), {
    format: 'json',
    source: 'json-line',
    map,
  });
  const { title, enterprise_id } = await job('json-line', '1');
  const enterprise = await database.db
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

test.each([
  ['a script', '<p>You bake.</p><script>steal()</script><img src=x onerror=steal()>'],
  ['a script twice escaped', '&lt;p&gt;You bake.&lt;/p&gt;&lt;script&gt;steal()&lt;/script&gt;'],
  ['links that run', '<p>You bake.</p><a href="javascript:steal()">x</a>'],
])('SV-09 %s in a description does not run', async (name, description) => {
  await run(JSON.stringify([plain(1, { description })]), { format: 'json', source: `json-${name}` });
  const { description_html } = await job(`json-${name}`, '1');
  expect(description_html).toContain('<p>You bake.</p>');
  expect(description_html).not.toContain('steal');
});

test.each([
  ['a title of 1 MB of tags', { title: '<br'.repeat(350_000) }],
  ['a place of 1 MB', { location: 'Remote ('.repeat(130_000) }],
  ['words without an end', { description: `<p>${'a'.repeat(900_000)}.x</p>` }],
  ['divs around paragraphs', { description: '<div><p>a</p></div>'.repeat(50_000) }],
  ['opened tags', { description: `You bake. ${'<p<b '.repeat(180_000)}` }],
])('SV-09 %s takes no time that grows with its square', async (name, more) => {
  const { read, imported, refused } = await run(JSON.stringify([plain(1, more), plain(2)]), {
    format: 'json',
    source: `json-${name}`,
  });
  expect([read, imported + refused.length]).toEqual([2, 2]);
});

test('SV-09 a table whose rows end with a carriage return is read, however long it is', async () => {
  const rows = Array.from({ length: 3 }, (_, id) => `${id + 1},Baker,Crumb,${'You bake. '.repeat(20_000)}`);
  const report = await run(['id,title,company,description', ...rows].join('\r'), { name: 'returns.csv', format: 'csv' });
  expect([report.read, report.imported]).toEqual([3, 3]);
});

test('SV-09 facts with their own column are read from yes or no in a table', async () => {
  const table =
    'id,title,company,description,Easy apply\n1,Baker,Crumb,You bake.,yes\n2,Cook,Crumb,You cook.,no\n3,Smith,Crumb,You forge.,\n';
  const report = await run(table, { name: 'facts.csv', format: 'csv', map: { fields: {} } });
  expect(report.imported).toBe(3);
  const stated = await Promise.all(['1', '2', '3'].map((id) => job('csv:facts', id)));
  expect(stated.map((row) => row.easy_apply)).toEqual([true, false, false]);
});

const WORKPLACE = ['noise_level', 'lighting', 'contact_level', 'work_structure', 'flexibility', 'interview_format'] as const;
const inTable = `id,title,company,description,Noise,Lighting,Contact level,Work structure,Flexibility,Interview format
1,Baker,Crumb,You bake.,quiet,Daylight,LITTLE,self-directed,core hours,Work sample
2,Cook,Crumb,You cook.,deafening,,,,,
`;
const inLinkedData = JSON.stringify([
  {
    '@type': 'JobPosting',
    identifier: '1',
    title: 'Baker',
    hiringOrganization: { name: 'Crumb' },
    description: 'You bake.',
    additionalProperty: [
      ['noiseLevel', 'QUIET'],
      ['lighting', 'daylight'],
      ['contact_level', 'Little'],
      ['workStructure', 'self directed'],
      ['flexibility', 'CORE_HOURS'],
      ['interviewFormat', 'work sample'],
    ].map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
  },
  { '@type': 'JobPosting', identifier: '2', title: 'Cook', hiringOrganization: { name: 'Crumb' }, description: 'You cook.' },
]);
const inElements = `<source><job><id>1</id><title>Baker</title><company>Crumb</company><description>You bake.</description><noise_level>Quiet</noise_level>
<lighting>daylight</lighting><contact_level>little</contact_level><work_structure>self-directed</work_structure><flexibility>core hours</flexibility>
<interview_format>work sample</interview_format></job><job><id>2</id><title>Cook</title><company>Crumb</company><description>You cook.</description></job></source>`;

test.each([
  ['columns', 'csv', inTable],
  ['additional properties', 'jsonld', inLinkedData],
  ['elements', 'xml', inElements],
] as const)(
  'SV-09 JB-10 facts of the workplace are read from %s; a value that is none of the codes is not stated',
  async (_name, format, feed) => {
    const source = `workplace-${format}`;
    const report = await run(feed, {
      name: `${source}.${format}`,
      format,
      source,
      ...(format === 'csv' && { map: { fields: {} } }),
    });
    expect(report.imported).toBe(2);
    const [baker, cook] = await Promise.all(['1', '2'].map((id) => job(source, id)));
    expect(WORKPLACE.map((column) => baker?.[column])).toEqual([
      'QUIET',
      'DAYLIGHT',
      'LITTLE',
      'SELF_DIRECTED',
      'CORE_HOURS',
      'WORK_SAMPLE',
    ]);
    expect(WORKPLACE.map((column) => cook?.[column])).toEqual(WORKPLACE.map(() => null));
  },
);

test('SV-09 a raw line break in the first script of a page costs its posting only', async () => {
  const script = (id: string, description = 'You weld.') =>
    `<script type="application/ld+json">{"@type":"JobPosting","identifier":"${id}","title":"Welder","hiringOrganization":{"name":"Iron"},"description":"${description}"}</script>`;
  const page = (...scripts: string[]) => `<html><head>${scripts.join('')}</head><body></body></html>`;
  const source = { format: 'jsonld', source: 'ld-broken' } as const;
  await run(page(script('a'), script('b'), script('c')), source);
  const broken = '<script type="application/ld+json">{"@type":"Organization","name":"Ir\non"}</script>';
  const report = await run(page(broken, script('a', 'You\nweld.'), script('b')), source);
  expect(report).toMatchObject({ unchanged: 1, closed: 1, error: null, closingSkipped: null });
  expect(report.refused).toEqual([{ position: 1, id: 'a', reason: expect.stringContaining('the script is not valid JSON-LD') }]);
  const unclosed = await run(page(script('a').replace('</script>', ''), script('b', 'You\\nweld\\nwell.')), source);
  expect(unclosed).toMatchObject({ unchanged: 1, updated: 1, closed: 0, refused: [], error: null });
  expect((await job('ld-broken', 'a')).closed_at).toBeNull();
  expect((await job('ld-broken', 'c')).closed_at).not.toBeNull();
});

test.each([
  ['the first row', 0],
  ['the last row', 2],
])('SV-09 a quotation mark that is not closed in %s of a table costs that row only', async (_, at) => {
  const rows = [1, 2, 3].map((id) => `${id};"Baker; pastry";Crumb;"You bake\nbread."`);
  const source = { format: 'csv', source: `csv-open-${at}` } as const;
  const table = (all: readonly string[]) => `id;title;company;description\n${all.join('\n')}\n`;
  expect(await run(table(rows), source)).toMatchObject({ imported: 3, refused: [] });
  const report = await run(table(rows.with(at, `${at + 1};"Baker;Crumb;You bake.`)), source);
  expect(report).toMatchObject({ unchanged: 2, closed: 0, error: null });
  expect(report.refused).toMatchObject([{ position: at + 1, id: String(at + 1) }]);
});

test('SV-09 control characters in texts do not get into a job', async () => {
  await run(
    JSON.stringify([plain(1, { title: 'Ba\0ker\u0007 one', employer: 'Cr\0umb', description: 'You\u0001bake\nbread.' })]),
    {
      format: 'json',
      source: 'json-controls',
    },
  );
  expect(await job('json-controls', '1')).toMatchObject({ title: 'Ba ker one', description_html: '<p>You bake<br />bread.</p>' });
});

test('SV-09 bytes that are not UTF-8 cost their record, and a feed of nothing else ends with an error', async () => {
  const [one, two] = [1, 2].map((id) => JSON.stringify(plain(id, { location: 'K\u00f6ln' })));
  const bytes = (first: Buffer, second: Buffer) =>
    Buffer.concat([Buffer.from('['), first, Buffer.from(','), second, Buffer.from(']')]);
  const latin = (text = '') => Buffer.from(text, 'latin1');
  const source = { format: 'json', source: 'json-bytes' } as const;
  const mixed = await run(bytes(latin(one), Buffer.from(two ?? '')), source);
  expect(mixed).toMatchObject({
    imported: 1,
    error: null,
    refused: [{ position: 1, reason: expect.stringContaining('not valid UTF-8') }],
  });
  expect((await run(bytes(latin(one), latin(two)), source)).error).toContain('not valid UTF-8 text');
  const replaced = plain(3, { title: 'Baker \ufffd' });
  expect(await run(JSON.stringify([replaced]), { ...source, source: 'json-replaced' })).toMatchObject({
    imported: 1,
    refused: [],
  });
});

test.each([
  ['indeed-xml', '<source></source>'],
  ['indeed-xml', '<?xml version="1.0"?>\n<jobs/>'],
  ['xml', '<vacancies></vacancies>'],
  ['greenhouse', '{"jobs":[],"meta":{"total":0}}'],
  ['lever', '[]'],
  ['jsonld', '{"@type":"ItemList","itemListElement":[]}'],
  ['csv', 'id,title,description\n'],
] as const)('SV-09 an empty feed of the format %s is read, and what it lacks waits: %s', async (format, empty) => {
  const source = `empty-${format}-${empty.length}`;
  await run(JSON.stringify([plain(1)]), { format: 'json', source });
  const first = await run(empty, { format, source });
  expect([first.error, first.closed, first.held, first.closingSkipped]).toEqual([
    null,
    0,
    1,
    expect.stringContaining('it has no posting'),
  ]);
  expect(await run(empty, { format, source, dryRun: true })).toMatchObject({ closed: 1, held: 0 });
  expect(await run(empty, { format, source, confirmClosing: true })).toMatchObject({ closed: 1, held: 0, closingSkipped: null });
});

test.each([
  [
    'columns',
    'csv',
    `id,title,company,description,care_setting,shift,licence_required,registration,band
1,Staff Nurse,Ward,You nurse.,care home,Nights,in progress,NMC registration,Band 6
2,Podiatrist (Band 5/6),Ward,You treat feet.,spaceship,,,,`,
  ],
  [
    'additional properties',
    'jsonld',
    JSON.stringify([
      {
        '@type': 'JobPosting',
        identifier: '1',
        title: 'Staff Nurse',
        hiringOrganization: { name: 'Ward' },
        description: 'You nurse.',
        additionalProperty: [
          ['careSetting', 'CARE_HOME'],
          ['shiftPattern', 'nights'],
          ['licence_need', 'In progress'],
          ['licence', 'NMC registration'],
          ['payBand', 'Band 6'],
        ].map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
      },
      {
        '@type': 'JobPosting',
        identifier: '2',
        title: 'Podiatrist (Band 5/6)',
        hiringOrganization: { name: 'Ward' },
        description: 'You treat feet.',
      },
    ]),
  ],
  [
    'elements',
    'xml',
    `<source><job><id>1</id><title>Staff Nurse</title><company>Ward</company><description>You nurse.</description><care_setting>Care home</care_setting>
<shift_pattern>nights</shift_pattern><licence_need>in progress</licence_need><licence>NMC registration</licence><pay_band>Band 6</pay_band></job>
<job><id>2</id><title>Podiatrist (Band 5/6)</title><company>Ward</company><description>You treat feet.</description></job></source>`,
  ],
] as const)(
  'SV-09 JB-10 facts of a post in health are read from %s; the band also from the title',
  async (_name, format, feed) => {
    const source = `health-${format}`;
    const report = await run(feed, {
      name: `${source}.${format}`,
      format,
      source,
      ...(format === 'csv' && { map: { fields: {} } }),
    });
    expect(report.imported).toBe(2);
    const [nurse, podiatrist] = await Promise.all(['1', '2'].map((id) => job(source, id)));
    expect(nurse).toMatchObject({
      care_setting: 'CARE_HOME',
      shift_pattern: 'NIGHTS',
      licence_need: 'IN_PROGRESS',
      licence: 'NMC registration',
      pay_band: 'Band 6',
      pay_band_code: 'BAND_6',
    });
    expect(podiatrist).toMatchObject({ care_setting: null, licence_need: null, pay_band: 'Band 5/6', pay_band_code: 'BAND_5' });
  },
);
