import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '../shared/data');
const ORDERS = ['ours', 'ts_rank', 'newest'] as const;
type Order = (typeof ORDERS)[number];

interface QueryQuality {
  id: string;
  kind: string;
  ndcg: Record<Order, number | null>;
  shown: Record<Order, number>;
  judged: Record<Order, number>;
}

/** The JSON that services/src/bench/search-quality.ts prints. */
interface Measured {
  /** Postings by source. */
  corpus: Record<string, number>;
  grades: number;
  queries: QueryQuality[];
}

const count = (value: number) => value.toLocaleString('en-US');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const judgedShare = (queries: readonly QueryQuality[], order: Order) =>
  sum(queries.map(({ judged }) => judged[order])) / Math.max(1, sum(queries.map(({ shown }) => shown[order])));

function rowOf(name: string, queries: readonly QueryQuality[]): (string | number)[] {
  const mean = (order: Order) => {
    const known = queries.flatMap(({ ndcg }) => ndcg[order] ?? []);
    return known.length > 0 ? (sum(known) / known.length).toFixed(3) : '—';
  };
  return [
    name,
    queries.length,
    ...ORDERS.map(mean),
    ...ORDERS.map((order) => `${Math.round(100 * judgedShare(queries, order))} %`),
  ];
}

/** The queries of each kind, in the order of the file. */
function byKind(queries: readonly QueryQuality[]): Map<string, QueryQuality[]> {
  const kinds = new Map<string, QueryQuality[]>();
  for (const query of queries) kinds.set(query.kind, [...(kinds.get(query.kind) ?? []), query]);
  return kinds;
}

/**
 * Quality of the first ten hits of judged queries over real postings. HIREHQ_BENCH_QUALITY names a data folder to keep
 * for the next run; if it already has the postings, it is used unchanged.
 */
export async function measureSearchQuality(say: Say): Promise<Section> {
  if (!existsSync(DATA))
    throw new Error('Real postings not found: search-quality reads them from ../shared/data next to the project.');
  const kept = process.env['HIREHQ_BENCH_QUALITY'];
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'hirehq-quality-')));
  try {
    await mkdir(data, { recursive: true });
    await chmod(data, 0o711);
    say(`importing real postings into ${data}, unless they are there`);
    const script = join(ROOT, 'services/src/bench/search-quality.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      env: { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data },
      maxBuffer: 2 ** 24,
    });
    const { corpus, grades, queries } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
    for (const { id, ndcg, judged, shown } of queries.toSorted((one, other) => (one.ndcg.ours ?? 1) - (other.ndcg.ours ?? 1)))
      say(
        `${ndcg.ours?.toFixed(3) ?? '—'} ${id} (ts_rank ${ndcg.ts_rank?.toFixed(3) ?? '—'}, newest ${ndcg.newest?.toFixed(3) ?? '—'}, judged ${judged.ours} of ${shown.ours})`,
      );
    const head = ['kind of query', 'queries', ...ORDERS, ...ORDERS.map((order) => `judged, ${order}`)];
    const rows = [...byKind(queries)].map(([kind, own]) => rowOf(kind, own));
    const text = `${machine('embedded PostgreSQL')}

nDCG@10 of ${queries.length} queries over ${count(sum(Object.values(corpus)))} real postings (${Object.entries(corpus)
      .map(([source, jobs]) => `${source} ${count(jobs)}`)
      .join(', ')}) with ${count(grades)} grades from 0 to 3; how they were made is described in
[search-quality](../services/src/bench/search-quality/README.md). 'ours' asks as a job list does; 'ts_rank' and 'newest' are plain keyword order: every word must be
there, the text with most of them or the newest first. A hit nobody has judged counts 0: the last columns say how many of the hits shown are judged.

${table(head, [...rows, rowOf('all', queries)])}`;
    return { title: 'Search quality', text };
  } finally {
    if (!kept) await rm(data, { recursive: true, force: true });
  }
}
