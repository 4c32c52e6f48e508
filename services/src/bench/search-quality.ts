// Measures the quality of search results over real postings: `--pool FILE` writes hits without a grade, for judging.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { indexedText, searchJobs } from '../modules/engine/jobs/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { importCorpus, missingCorpusFiles } from './search-quality/import-corpus.ts';
import { corpusJobs, jobsByKeyword, type KeywordOrder } from './search-quality/keyword-order.store.ts';
import { ndcgOf } from './search-quality/ndcg.ts';
import {
  readJudgements,
  readQueries,
  searchRequestOf,
  queryTextOf,
  type Judgements,
  type QualityQuery,
} from './search-quality/quality-queries.ts';

/** The time of the searches: the postings of the corpus are older, and none of them is about to expire. */
const NOW = new Date('2026-09-01T00:00:00Z');
const DEPTH = 10;
const ORDERS = ['ours', 'ts_rank', 'newest'] as const;
type Order = (typeof ORDERS)[number];

interface QueryQuality {
  id: string;
  kind: string;
  /** nDCG at ten; null if no posting is relevant. */
  ndcg: Record<Order, number | null>;
  /** Of the first ten shown. */
  shown: Record<Order, number>;
  judged: Record<Order, number>;
}

const gradesOf = (judgements: Judgements, { id, judgedAs }: QualityQuery) => judgements[judgedAs ?? id] ?? {};

async function ourHits(db: Database, query: QualityQuery, synonyms: boolean): Promise<string[]> {
  return (await searchJobs(db, { ...searchRequestOf(query), after: null, synonyms, now: NOW })).ids;
}

async function plainHits(db: Database, query: QualityQuery, order: KeywordOrder): Promise<string[]> {
  const { filter, first } = searchRequestOf(query);
  return jobsByKeyword(db, { words: indexedText(queryTextOf(query.search)), filter, order, first });
}

async function qualityOf(db: Database, query: QualityQuery, known: Judgements[string]): Promise<QueryQuality> {
  const hits = {
    ours: await ourHits(db, query, false),
    ts_rank: await plainHits(db, query, 'ts_rank'),
    newest: await plainHits(db, query, 'newest'),
  };
  const quality: QueryQuality = {
    id: query.id,
    kind: query.kind,
    ndcg: { ours: null, ts_rank: null, newest: null },
    shown: { ours: 0, ts_rank: 0, newest: 0 },
    judged: { ours: 0, ts_rank: 0, newest: 0 },
  };
  for (const order of ORDERS) {
    const jobs = await corpusJobs(db, hits[order].slice(0, DEPTH));
    quality.shown[order] = jobs.length;
    quality.judged[order] = jobs.filter(({ key }) => known[key] !== undefined).length;
    const grades = jobs.map(({ key }) => known[key] ?? 0);
    quality.ndcg[order] = ndcgOf(grades, Object.values(known), DEPTH) ?? null;
  }
  return quality;
}

/** Hits of a query, by any of the rankings, that have not been judged. */
async function unjudged(db: Database, query: QualityQuery, known: Judgements[string]) {
  const lists = [await ourHits(db, query, false), await ourHits(db, query, true)];
  for (const order of ['ts_rank', 'newest', 'title'] as const) lists.push(await plainHits(db, query, order));
  const jobs = await corpusJobs(db, [...new Set(lists.flat())]);
  return jobs.filter(({ key }) => known[key] === undefined).map(({ id: _id, ...read }) => read);
}

const missing = missingCorpusFiles();
if (missing.length > 0) {
  process.stderr.write(`Missing files: ${missing.join(', ')}\n`);
  process.exit(2);
}
const { values } = parseArgs({ options: { pool: { type: 'string' } } });
const { db, close } = await openDatabase(readConfig(process.env));
try {
  const corpus = await importCorpus(db);
  const judgements = await readJudgements();
  const queries = await readQueries();
  if (values.pool) {
    const pool: Record<string, unknown> = {};
    for (const query of queries) {
      const jobs = await unjudged(db, query, gradesOf(judgements, query));
      if (jobs.length > 0) pool[query.id] = { asks: query.asks, jobs };
    }
    await writeFile(values.pool, `${JSON.stringify(pool, undefined, 2)}\n`);
  } else {
    const measured: QueryQuality[] = [];
    for (const query of queries) measured.push(await qualityOf(db, query, gradesOf(judgements, query)));
    const grades = Object.values(judgements).reduce((sum, known) => sum + Object.keys(known).length, 0);
    process.stdout.write(`${JSON.stringify({ corpus, grades, queries: measured }, undefined, 2)}\n`);
  }
} finally {
  await close();
}
