import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsInTest, indeedJob, indeedXml, lines, plain } from './testing/imports-in-test.ts';

let imports: Awaited<ReturnType<typeof importsInTest>>;
beforeAll(async () => {
  imports = await importsInTest();
});
afterAll(() => imports.drop());

test('SV-09 a broken element of an XML is rejected individually, with its id', async () => {
  const broken = indeedJob(2).replace('<company>', '<company>Bread & </wrong>');
  const report = await imports.run(
    indeedXml(indeedJob(1) + broken + indeedJob(3).replace(/<title>.*?<\/title>/, '') + indeedJob(4)),
    {
      format: 'indeed-xml',
      source: 'xml-broken',
    },
  );
  expect(report).toMatchObject({ imported: 2, error: null });
  expect(report.refused.map(({ position, id }) => [position, id])).toEqual([
    [2, '2'],
    [3, '3'],
  ]);
  expect(report.refused[1]?.reason).toBe("'title' is missing");
});

const LAUGHS = `<!DOCTYPE source [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;

test('SV-09 entities declared in an XML are not expanded, and no file is read', async () => {
  const feed = indeedXml(
    indeedJob(1) + indeedJob(2, '<skills>&b;</skills>') + indeedJob(3, '<skills>&c;</skills>'),
    `<?xml version="1.0"?>${LAUGHS}`,
  );
  const report = await imports.run(feed, { format: 'indeed-xml', source: 'xml-bomb' });
  expect(report).toMatchObject({ imported: 1, refused: [{ id: '2' }, { id: '3' }] });
  expect(report.refused[0]?.reason).toMatch(/undefined entity|entity/);
});

test.each([
  ['cut off', indeedXml(indeedJob(1) + indeedJob(2)).slice(0, -60), 1, /cut off/],
  [
    'Latin-1 by its declaration',
    Buffer.from(indeedXml(indeedJob(1).replace('Crumb', 'Brösel'), '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
    1,
    undefined,
  ],
  ['Latin-1 without one', Buffer.from(indeedXml(indeedJob(1).replace('Crumb', 'Brösel')), 'latin1'), 0, /not valid UTF-8 text/],
  [
    'UTF-16 without a mark',
    Buffer.from(indeedXml(indeedJob(1), '<?xml version="1.0" encoding="UTF-16"?>'), 'utf16le'),
    1,
    undefined,
  ],
  ['an encoding nobody knows', indeedXml(indeedJob(1), '<?xml version="1.0" encoding="x-klingon"?>'), 0, /unknown encoding/],
  ['no XML', 'hello', 0, /not XML/],
  ['gzip', gzipSync(indeedXml(indeedJob(1))), 1, undefined],
])('SV-09 an XML that is %s', async (name, content, imported, error) => {
  const report = await imports.run(content, { format: 'indeed-xml', source: `xml-${name}` });
  expect(report.imported).toBe(imported);
  if (error) expect(report.error).toMatch(error);
  else expect(report.error).toBeNull();
  if (name.startsWith('Latin-1 by'))
    expect(
      await imports.db.selectFrom('enterprise').select('id').where('establishment_name', '=', 'Brösel').execute(),
    ).toHaveLength(1);
});

test('SV-09 a file that ends in the middle of a line closes nothing', async () => {
  const source = { format: 'json', source: 'json-cut' } as const;
  await imports.run(lines(plain(1), plain(2), plain(3)), source);
  const report = await imports.run(lines(plain(1), plain(2), plain(3)).slice(0, -20), source);
  expect(report).toMatchObject({ unchanged: 2, closed: 0, error: 'The file ends in the middle of a job: it was cut off.' });
});

test.each([
  ['a script', '<p>You bake.</p><script>steal()</script><img src=x onerror=steal()>'],
  ['a script twice escaped', '&lt;p&gt;You bake.&lt;/p&gt;&lt;script&gt;steal()&lt;/script&gt;'],
  ['links that run', '<p>You bake.</p><a href="javascript:steal()">x</a>'],
])('SV-09 %s in a description does not run', async (name, description) => {
  await imports.run(JSON.stringify([plain(1, { description })]), { format: 'json', source: `json-${name}` });
  const { description_html } = await imports.job(`json-${name}`, '1');
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
  const { read, imported, refused } = await imports.run(JSON.stringify([plain(1, more), plain(2)]), {
    format: 'json',
    source: `json-${name}`,
  });
  expect([read, imported + refused.length]).toEqual([2, 2]);
});

test('SV-09 a raw line break in the first script of a page costs its posting only', async () => {
  const script = (id: string, description = 'You weld.') =>
    `<script type="application/ld+json">{"@type":"JobPosting","identifier":"${id}","title":"Welder","hiringOrganization":{"name":"Iron"},"description":"${description}"}</script>`;
  const page = (...scripts: string[]) => `<html><head>${scripts.join('')}</head><body></body></html>`;
  const source = { format: 'jsonld', source: 'ld-broken' } as const;
  await imports.run(page(script('a'), script('b'), script('c')), source);
  const broken = '<script type="application/ld+json">{"@type":"Organization","name":"Ir\non"}</script>';
  const report = await imports.run(page(broken, script('a', 'You\nweld.'), script('b')), source);
  expect(report).toMatchObject({ unchanged: 1, closed: 1, error: null, closingSkipped: null });
  expect(report.refused).toEqual([{ position: 1, id: 'a', reason: expect.stringContaining('the script is not valid JSON-LD') }]);
  const unclosed = await imports.run(page(script('a').replace('</script>', ''), script('b', 'You\\nweld\\nwell.')), source);
  expect(unclosed).toMatchObject({ unchanged: 1, updated: 1, closed: 0, refused: [], error: null });
  expect((await imports.job('ld-broken', 'a')).closed_at).toBeNull();
  expect((await imports.job('ld-broken', 'c')).closed_at).not.toBeNull();
});

test.each([
  ['the first row', 0],
  ['the last row', 2],
])('SV-09 a quotation mark that is not closed in %s of a table costs that row only', async (_, at) => {
  const rows = [1, 2, 3].map((id) => `${id};"Baker; pastry";Crumb;"You bake\nbread."`);
  const source = { format: 'csv', source: `csv-open-${at}` } as const;
  const table = (all: readonly string[]) => `id;title;company;description\n${all.join('\n')}\n`;
  expect(await imports.run(table(rows), source)).toMatchObject({ imported: 3, refused: [] });
  const report = await imports.run(table(rows.with(at, `${at + 1};"Baker;Crumb;You bake.`)), source);
  expect(report).toMatchObject({ unchanged: 2, closed: 0, error: null });
  expect(report.refused).toMatchObject([{ position: at + 1, id: String(at + 1) }]);
});

test('SV-09 control characters in texts do not get into a job', async () => {
  await imports.run(
    JSON.stringify([plain(1, { title: 'Ba\0ker\u0007 one', employer: 'Cr\0umb', description: 'You\u0001bake\nbread.' })]),
    {
      format: 'json',
      source: 'json-controls',
    },
  );
  expect(await imports.job('json-controls', '1')).toMatchObject({
    title: 'Ba ker one',
    description_html: '<p>You bake<br />bread.</p>',
  });
});

test('SV-09 bytes that are not UTF-8 cost their record, and a feed of nothing else ends with an error', async () => {
  const [one, two] = [1, 2].map((id) => JSON.stringify(plain(id, { location: 'K\u00f6ln' })));
  const bytes = (first: Buffer, second: Buffer) =>
    Buffer.concat([Buffer.from('['), first, Buffer.from(','), second, Buffer.from(']')]);
  const latin = (text = '') => Buffer.from(text, 'latin1');
  const source = { format: 'json', source: 'json-bytes' } as const;
  const mixed = await imports.run(bytes(latin(one), Buffer.from(two ?? '')), source);
  expect(mixed).toMatchObject({
    imported: 1,
    error: null,
    refused: [{ position: 1, reason: expect.stringContaining('not valid UTF-8') }],
  });
  expect((await imports.run(bytes(latin(one), latin(two)), source)).error).toContain('not valid UTF-8 text');
  const replaced = plain(3, { title: 'Baker \ufffd' });
  expect(await imports.run(JSON.stringify([replaced]), { ...source, source: 'json-replaced' })).toMatchObject({
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
  await imports.run(JSON.stringify([plain(1)]), { format: 'json', source });
  const first = await imports.run(empty, { format, source });
  expect([first.error, first.closed, first.held, first.closingSkipped]).toEqual([
    null,
    0,
    1,
    expect.stringContaining('it has no posting'),
  ]);
  expect(await imports.run(empty, { format, source, dryRun: true })).toMatchObject({ closed: 1, held: 0 });
  expect(await imports.run(empty, { format, source, confirmClosing: true })).toMatchObject({
    closed: 1,
    held: 0,
    closingSkipped: null,
  });
});
