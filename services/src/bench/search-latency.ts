import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';
import { searchJobs } from '../modules/jobs/index.ts';
import { findPlaces } from '../modules/places/index.ts';
import { suggestTerms } from '../modules/skills/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';

export interface Latency {
  p50: number;
  p95: number;
  p99: number;
  runs: number;
}

export interface SearchLatency {
  jobs: number;
  /** Milliseconds by kind of query; a search is a page of twenty with total and facets. */
  kinds: Record<string, Latency>;
}

const BROAD = ['engineer', 'manager', 'team', 'experience', 'work', 'people', 'data', 'customer', 'senior', 'care'];
const TWO_WORDS = [
  'data engineer',
  'product manager',
  'registered nurse',
  'forklift driver',
  'mental health',
  'machine learning',
  'customer service',
  'supply chain',
  'executive assistant',
  'user research',
];
const NARROW = [
  'kubernetes terraform',
  'radiographer mri',
  'sommelier',
  'actuarial',
  'barista utrecht',
  'electrician solar',
  'copywriter seo',
  'psychosis',
  'midwifery',
  'kotlin kafka',
];
const TYPOS = [
  'enginer',
  'nurce',
  'mangaer',
  'acountant',
  'desinger',
  'electrican',
  'pharmasist',
  'recruter',
  'analist',
  'techer',
];
const PLACES: readonly JobFilter[] = [
  { city: 'London' },
  { country: 'US' },
  { country: 'Germany' },
  { city: 'Amsterdam', country: 'NL' },
  { state: 'California', country: 'US' },
  { city: 'Berlin' },
  { state: 'TX' },
  { city: 'Bengaluru' },
];
const TYPED = ['j', 'ja', 'jav', 'nur', 'proj', 'react', 'nurce', 'mangaer', 'data an', 'k8'];
const TYPED_PLACES = ['l', 'lo', 'lon', 'amster', 'san f', 'munchen', 'paris, fr', 'new y', 'berln', 'spring'];

const search = (db: Database, filter: JobFilter, sort: JobSort = 'RELEVANCE', after: string | null = null) =>
  searchJobs(db, { filter, sort, after, first: 20, synonyms: false, now: new Date() }).then(async (found) => ({
    ...found,
    counted: await found.counts(),
  }));

/** One query of each kind, the `turn`th of its variants. */
function kindsOf(db: Database): Record<string, (turn: number) => Promise<unknown>> {
  const of = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;
  return {
    'no filter': () => search(db, {}),
    'broad keyword': (turn) => search(db, { keyword: of(BROAD, turn) }),
    'broad keyword, newest': (turn) => search(db, { keyword: of(BROAD, turn) }, 'NEWEST'),
    'two words': (turn) => search(db, { keyword: of(TWO_WORDS, turn) }),
    'narrow keyword': (turn) => search(db, { keyword: of(NARROW, turn) }),
    'mistyped keyword': (turn) => search(db, { keyword: of(TYPOS, turn) }),
    'job title': (turn) => search(db, { jobTitle: of(TWO_WORDS, turn) }),
    skills: (turn) => search(db, { skills: [1001 + (turn % 20), 3001, 15009] }),
    place: (turn) => search(db, of(PLACES, turn)),
    'keyword, place and filters': (turn) =>
      search(db, {
        ...of(PLACES, turn),
        keyword: of(BROAD, turn),
        employmentTypes: ['FT'],
        workModes: ['H', 'R'],
        payMin: 40_000,
      }),
    'third page': async (turn) => {
      let after: string | null = null;
      for (let page = 0; page < 2; page++)
        after = (
          await searchJobs(db, {
            filter: { keyword: of(BROAD, turn) },
            sort: 'RELEVANCE',
            after,
            first: 20,
            synonyms: false,
            now: new Date(),
          })
        ).endCursor;
      return search(db, { keyword: of(BROAD, turn) }, 'RELEVANCE', after);
    },
    suggestions: (turn) => suggestTerms(db, of(TYPED, turn), false),
    places: (turn) => findPlaces(db, of(TYPED_PLACES, turn)),
  };
}

function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), runs: sorted.length };
}

/** Measures each kind of query, one at a time, at the size the database has. */
export async function measureSearchLatency(db: Database, { runs = 60 } = {}): Promise<SearchLatency> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from job_search`.execute(db);
  const kinds: Record<string, Latency> = {};
  for (const [name, query] of Object.entries(kindsOf(db))) {
    for (let turn = 0; turn < 10; turn++) await query(turn);
    const times: number[] = [];
    for (let turn = 0; turn < runs; turn++) {
      const start = performance.now();
      await query(turn);
      times.push(performance.now() - start);
    }
    kinds[name] = latencyOf(times);
  }
  return { jobs: rows[0]?.count ?? 0, kinds };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '60' } } });
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    process.stdout.write(`${JSON.stringify(await measureSearchLatency(db, { runs: Number(values.runs) }), undefined, 2)}\n`);
  } finally {
    await close();
  }
}
