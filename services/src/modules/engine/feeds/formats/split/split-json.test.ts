import { expect, test } from 'vitest';
import { splitJson } from './split-json.ts';

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function split(text: string, size = 7) {
  const { records, head } = splitJson(pieces(text, size), { lists: ['jobs'] });
  const values: unknown[] = [];
  try {
    for await (const record of records) values.push(record.ok ? record.value : `refused: ${record.reason}`);
  } catch (error) {
    values.push(error instanceof Error ? `stopped: ${error.message}` : error);
  }
  return { values, head };
}

const FEED = {
  company: 'acme',
  jobs: [{ id: 1, text: 'a "quoted" ] } \\ \n' }, { id: 2, deep: [{ id: 9 }, [[]]] }, 'x', 3, null, true],
  meta: { total: 6 },
};

test.each([1, 2, 3, 5, 16, 1000])('SV-09 elements are complete, whatever the chunk size: %i characters', async (size) => {
  for (const text of [JSON.stringify(FEED), JSON.stringify(FEED, undefined, 2)]) {
    expect(await split(text, size)).toEqual({ values: FEED.jobs, head: { company: 'acme', meta: { total: 6 } } });
  }
  expect((await split(JSON.stringify(FEED.jobs), size)).values).toEqual(FEED.jobs);
});

test('SV-09 one object, and one object per line', async () => {
  expect((await split('{"title":"a"}')).values).toEqual([{ title: 'a' }]);
  expect((await split('{"title":"a"}\n{"title":"b"}\n')).values).toEqual([{ title: 'a' }, { title: 'b' }]);
});

const records = [
  { id: 1, title: 'one', list: [{ id: 8 }] },
  { id: 2, title: 'two', list: [{ id: 8 }] },
  { id: 3, title: 'three', list: [] },
];

test.each([
  ['an unclosed text', (text: string) => text.replace('"two"', '"two')],
  ['a missing brace', (text: string) => text.replace(/\}(\s*),(\s*)\{(\s*)"id": ?3/, '$1,$2{$3"id":3')],
  ['a missing value', (text: string) => text.replace('"two"', '')],
  ['a word that is none', (text: string) => text.replace('"two"', 'nope')],
  ['a bracket too many', (text: string) => text.replace('"two"', '"two"]')],
])('SV-09 a record with %s is skipped individually', async (_name, breakIt) => {
  for (const indent of [undefined, 2]) {
    const text = breakIt(JSON.stringify({ jobs: records }, undefined, indent));
    const { values } = await split(text, 64);
    expect(values).toEqual([records[0], expect.stringMatching(/^refused: is not valid JSON/), records[2]]);
  }
});

test.each([
  ['', 'stopped: The file is empty.'],
  ['hello', 'stopped: This is not JSON: it starts with "hello".'],
  ['{"jobs":[{"id":1},', 'stopped: The file ends in the middle of the list of jobs: it was cut off.'],
  ['{"jobs":[{"id":1},{"id":2,"ti', 'stopped: The file ends in the middle of a job: it was cut off.'],
])('SV-09 a completely broken file has an error: %j', async (text, message) => {
  expect((await split(text)).values.at(-1)).toBe(message);
});
