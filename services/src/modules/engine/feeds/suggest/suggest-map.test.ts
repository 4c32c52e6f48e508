import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { feedMapSchema, type FeedMap } from '../formats/feed-map.ts';
import { expressionsOf } from '../formats/mapped-record.ts';
import { parseFeed } from '../formats/parse-feed.ts';
import { listIn } from './list-in.ts';
import { suggestionText, suggestMap } from './suggest-map.ts';

const FOLDER = join(import.meta.dirname, '../import/testing/unseen-feeds');
async function* once(bytes: Buffer) {
  yield bytes;
}
const source = (bytes: Buffer | string, name = 'feed') => ({ name, charset: undefined, bytes: once(Buffer.from(bytes)) });
const suggest = (file: string) => suggestMap(source(readFileSync(join(FOLDER, file))));
const mapOf = (name: string) => feedMapSchema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.map.json`), 'utf8')));
/** The fields of a map that are one path. */
const pathsOf = ({ fields }: FeedMap) =>
  Object.fromEntries(Object.entries(fields).filter(([, path]) => typeof path === 'string' && !path.startsWith('=')));

test.each([
  ['openings', 'json', ['id']],
  ['vacancies', 'xml', []],
  ['stores', 'csv', []],
] as const)('SV-09 the fields of %s are suggested as a person maps them', async (name, ending, except) => {
  const suggested = await suggest(`${name}.${ending}`);
  const own = mapOf(name);
  const expected = pathsOf(own);
  for (const field of except) delete expected[field];
  const best = Object.fromEntries(
    Object.entries(suggested.fields).map(([field, path]) => [
      field,
      expressionsOf(path).length > 1 && 'first' in Object(path) ? expressionsOf(path)[0] : path,
    ]),
  );
  expect(best).toMatchObject(expected);
  expect([suggested.list, suggested.about.format]).toEqual([own.list, ending]);
});

test('SV-09 a German table: its encoding, closed rows, and a description of two columns; types that are understood need no codes', async () => {
  const suggested = await suggest('stellen.csv');
  expect(suggested).toMatchObject({
    encoding: 'windows-1252',
    fields: { ...pathsOf(mapOf('stellen')), description: ['Aufgaben', 'Anforderungen'] },
    closed: [{ field: 'Status', in: ['besetzt'] }],
  });
  expect(suggested).not.toHaveProperty('codes');
  expect(suggested.about.samples).toMatchObject({ title: ['Bäcker (m/w/d)', 'Verkäuferin / Verkäufer', 'Buchhalter'] });
});

test('SV-09 flags and states of closed rows are suggested, and records of which all fields are used name no others', async () => {
  expect((await suggest('openings.json')).closed).toEqual([{ field: 'inactive', in: ['true'] }]);
  expect((await suggest('vacancies.xml')).closed).toEqual([{ field: 'state', in: ['filled'] }]);
  expect((await suggest('stores.csv')).about.unused).toEqual({
    Street: ['1200 Congress Ave Ste 5', '88 Mission St', '5 W 14th St, Floor 2'],
    Zip: ['78701', '94105', '10011'],
  });
});

test('SV-09 a suggested map is accepted as it is, and reads the feed', async () => {
  for (const file of ['stellen.csv', 'openings.json', 'vacancies.xml', 'stores.csv', 'kitchen.json']) {
    const suggested = JSON.parse(JSON.stringify(await suggest(file))) as { about: { format: 'csv' | 'json' | 'xml' } };
    const feed = parseFeed(suggested.about.format, source(readFileSync(join(FOLDER, file))), feedMapSchema.parse(suggested));
    const kinds: string[] = [];
    for await (const item of feed.items) kinds.push(item.kind);
    expect([file, kinds.filter((kind) => kind === 'record').length]).toEqual([
      file,
      file === 'vacancies.xml' ? 2 : 4 + Number(file === 'kitchen.json'),
    ]);
  }
});

test('SV-09 a feed that a format reads without a map is recognised, and missing fields and currencies are named', async () => {
  const job = {
    absolute_url: 'https://boards.greenhouse.io/crumb/jobs/1',
    updated_at: '2026-01-02T03:04:05Z',
    location: { name: 'Berlin' },
    salary: 40000,
    content: 'You bake bread. You sell it.',
    id: 1,
  };
  const { about } = await suggestMap(source(JSON.stringify({ jobs: [job] })));
  expect(about.notes.join('\n')).toMatch(/format greenhouse(.|\n)*recognised as the title(.|\n)*no currency/);
});

test('SV-09 only the start of a long, compressed feed is read', async () => {
  const row = (id: number) => JSON.stringify({ ref: id, job_title: `Baker ${id}`, description: 'You bake bread. '.repeat(200) });
  const rows = Array.from({ length: 3000 }, (_, id) => row(id));
  const inside = gzipSync(`{"meta":{"links":[{"a":1}]},"data":{"rows":[${rows.join(',')}]}}`);
  const { list, fields, about } = await suggestMap(source(inside));
  expect([list, about.records]).toEqual(['data.rows', 200]);
  expect(fields).toMatchObject({ id: 'ref', title: 'job_title', description: 'description' });
  expect((await suggestMap(source(rows.join('\n'), 'feed.ndjson'))).list).toBeUndefined();
});

test('SV-09 the list of a JSON text is its longest list of objects', () => {
  expect(listIn('{"a":[{"x":1}],"b":{"c":[{"x":"[{ long }]"},{"tags":[{"y":1}]}]}}')).toBe('b.c');
  expect(listIn('{"b":{"c":[{"x":"cut o')).toBe('b.c');
  expect(listIn('[{"a":[{"b":1}]}]')).toBeUndefined();
  expect(listIn('{"a":[1,2]}')).toBeUndefined();
});

test('SV-09 the suggestion is shown with samples', async () => {
  expect(suggestionText(await suggest('kitchen.json'))).toMatch(/5 records of format json(.|\n)*title +position +'Line Cook'/);
});
