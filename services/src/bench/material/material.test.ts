import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readOpenHalf, readSealedHalf, readSeals, type Seals } from './material-files.ts';
import { READERS, type MaterialCase, type ReaderName } from './material.ts';

const FOLDER = import.meta.dirname;
/** The least number of cases in both halves together. */
const LEAST: Readonly<Record<ReaderName, number>> = {
  places: 400,
  pay: 300,
  titles: 400,
  types: 200,
  dates: 200,
  searches: 200,
  feeds: 40,
  resumes: 60,
};
const LANGUAGES = 12;
const PROFESSIONS = 40;

let seals: Seals;
let sources: Set<string>;
beforeAll(async () => {
  seals = await readSeals(FOLDER);
  const page = await readFile(join(FOLDER, 'sources.md'), 'utf8');
  sources = new Set([...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, name = '']) => name));
});

describe.each(READERS)('%s', (reader) => {
  let open: MaterialCase<ReaderName>[];
  let sealed: MaterialCase<ReaderName>[];
  beforeAll(async () => {
    [open, sealed] = await Promise.all([readOpenHalf(FOLDER, reader), readSealedHalf(FOLDER, reader)]);
  });

  test('enough cases, in enough languages, each once', () => {
    const all = [...open, ...sealed];
    expect(all.length).toBeGreaterThanOrEqual(LEAST[reader]);
    expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThanOrEqual(LANGUAGES);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('the open half has every kind of the sealed one, as many cases of each, and the seal counts its half', () => {
    const openKinds = Map.groupBy(open, ({ kind }) => kind);
    const sealedKinds = Map.groupBy(sealed, ({ kind }) => kind);
    const short = [...sealedKinds].filter(([kind, cases]) => (openKinds.get(kind)?.length ?? 0) < Math.max(1, cases.length - 1));
    expect(short.map(([kind]) => kind)).toEqual([]);
    expect(seals[reader]?.cases).toBe(sealed.length);
  });

  test('sources.md says where the shape of every case was seen', () => {
    expect([...open, ...sealed].filter(({ source }) => !sources.has(source)).map(({ id }) => id)).toEqual([]);
  });
});

test('résumés and titles are of enough professions', async () => {
  const resumes = [...(await readOpenHalf(FOLDER, 'resumes')), ...(await readSealedHalf(FOLDER, 'resumes'))];
  expect(new Set(resumes.map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(PROFESSIONS);
  const titles = [...(await readOpenHalf(FOLDER, 'titles')), ...(await readSealedHalf(FOLDER, 'titles'))];
  expect(new Set(titles.flatMap(({ iscoAny }) => iscoAny.slice(0, 1))).size).toBeGreaterThanOrEqual(PROFESSIONS);
});
