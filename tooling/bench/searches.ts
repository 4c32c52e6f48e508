import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '../shared/data');

interface MeasuredSearch {
  id: string;
  kind: string;
  keyword: string;
  keptApart: boolean;
  shown: number;
  right: number;
  possible: number;
  /** Titles of the hits that are something else. */
  wrong: string[];
}

/** A search of which the words of a good hit are known. */
interface MeasuredHits {
  kind: string;
  text: string;
  shown: number;
  right: number;
  rightByTitle: number;
  known: number;
  possible: number;
  good: number;
  rightAmongGood: number;
  wayOn: 'hits' | 'broader' | 'other' | 'near' | 'none';
  wrong: string[];
}

/** The JSON that services/src/bench/searches/measure-searches.ts prints. */
interface Measured {
  /** Postings by source. */
  corpus: Record<string, number>;
  searches: MeasuredSearch[];
  hits: { occupations: MeasuredHits[]; open: MeasuredHits[]; sealed?: MeasuredHits[] };
}

/** Of the first hits, this many are judged. */
const DEPTH = 10;

const count = (value: number) => value.toLocaleString('en-US');
const mean = (values: readonly number[]) =>
  values.length === 0 ? '—' : `${((100 * values.reduce((total, value) => total + value, 0)) / values.length).toFixed(1)} %`;

function rowOf(name: string, searches: readonly MeasuredSearch[]): (string | number)[] {
  const cells = (own: readonly MeasuredSearch[]) => {
    const known = own.filter(({ possible }) => possible > 0);
    return [
      known.length,
      mean(known.map(({ right, shown }) => (shown > 0 ? right / shown : 0))),
      mean(known.map(({ right, possible }) => right / possible)),
    ];
  };
  return [name, ...cells(searches), ...cells(searches.filter(({ keptApart }) => keptApart))];
}

function hitsRowOf(name: string, searches: readonly MeasuredHits[]): (string | number)[] {
  const possible = searches.filter(({ known }) => known > 0);
  const share = (right: (search: MeasuredHits) => number) =>
    mean(possible.map((search) => (search.shown > 0 ? right(search) / search.shown : 0)));
  const reachable = possible.filter((search) => search.possible > 0);
  const good = possible.filter((search) => search.good > 0);
  const few = searches.filter(({ wayOn }) => wayOn !== 'hits');
  return [
    name,
    searches.length,
    possible.length,
    share(({ right }) => right),
    share(({ rightByTitle }) => rightByTitle),
    mean(possible.map((search) => search.possible / DEPTH)),
    mean(reachable.map((search) => search.right / search.possible)),
    reachable.length,
    mean(good.map((search) => search.rightAmongGood / search.good)),
    few.length,
    few.filter(({ wayOn }) => wayOn === 'none').length,
  ];
}

/** The table of searches whose good hits are known by their words. */
const hitsTable = ({ occupations, open, sealed }: Measured['hits']): string =>
  table(
    [
      'searches',
      'number',
      'with a right posting',
      'precision',
      'by title',
      'bound',
      'of the possible',
      'with a possible posting',
      'precision, first group',
      'fewer than five right',
      'of them without a way on',
    ],
    [
      ...[...Map.groupBy(occupations, ({ kind }) => kind)].map(([language, own]) => hitsRowOf(`titles, ${language}`, own)),
      hitsRowOf('material, open half', open),
      ...(sealed ? [hitsRowOf('material, sealed half', sealed)] : []),
    ],
  );

/**
 * Precision of the first ten hits of searches as people type them, over real postings. HIREHQ_BENCH_QUALITY names a data folder to
 * keep for the next run; if it already has the postings, it is used unchanged. `--mistakes` names the wrong hits of searches that are
 * not kept apart; `--sealed` opens the sealed half of the material.
 */
export async function measureSearches(say: Say, flags: readonly string[] = []): Promise<Section> {
  if (!existsSync(DATA)) throw new Error('Real postings not found: searches reads them from ../shared/data next to the project.');
  const kept = process.env['HIREHQ_BENCH_QUALITY'];
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'hirehq-searches-')));
  try {
    await mkdir(data, { recursive: true });
    await chmod(data, 0o711);
    say(`importing real postings into ${data}, unless they are there`);
    const script = join(ROOT, 'services/src/bench/searches/measure-searches.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...flags.filter((flag) => flag === '--sealed')], {
      env: { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data },
      maxBuffer: 2 ** 24,
    });
    const { corpus, searches, hits } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
    for (const { keyword, keptApart, shown, right, possible, wrong } of searches) {
      if (keptApart) continue;
      say(`${right} of ${shown} shown, ${possible} possible: ${keyword}`);
      if (flags.includes('--mistakes')) for (const title of wrong) say(`    ${title}`);
    }
    if (flags.includes('--mistakes'))
      for (const { text, shown, right, known, wayOn, wrong } of [...hits.occupations, ...hits.open])
        if (right < shown || wayOn === 'none')
          say(`${right} of ${shown} shown, ${known} known, ${wayOn}: ${text}: ${wrong.join(' · ')}`);
    const kinds = Map.groupBy(searches, ({ kind }) => kind);
    const text = `${machine('embedded PostgreSQL')}

${searches.length} searches as people type them into the box for words, over ${count(Object.values(corpus).reduce((sum, jobs) => sum + jobs, 0))} real postings. Precision: the relevant among the
first ten hits shown; of the possible: the relevant among the first ten, of as many as there can be. How they are judged is described in
[searches](../services/src/bench/searches/README.md); the last columns are those of the half that was kept apart while the search was tuned.

${table(
  [
    'kind of search',
    'searches',
    'precision',
    'of the possible',
    'kept apart',
    'precision, kept apart',
    'of the possible, kept apart',
  ],
  [...[...kinds].map(([kind, own]) => rowOf(kind, own)), rowOf('all', searches)],
)}

The commonest titles of five languages, and the searches of the [material](../services/src/bench/material/README.md): a hit is right if title or text has one of the words of a
good hit, and the title none that speaks against it. Precision is that of searches that any title answers. A search with fewer than five right hits has a way on if a broader
search, one with other words or the surroundings of its place find more. Bound: ten right hits of ten are possible only if ten postings have the words in the title and meet what else the
search says, such as its place; of the possible: the right ones of as many as there can be. First group: the hits that are more than a mention of the words.

${hitsTable(hits)}`;
    return { title: "Searches in people's words", text };
  } finally {
    if (!kept) await rm(data, { recursive: true, force: true });
  }
}
