import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';
import { withServices } from './running-services.ts';

const SIZES = [2_000, 100_000];
const MEASURE = join(import.meta.dirname, '../../services/src/bench/search-latency.ts');

/** The JSON that services/src/bench/search-latency.ts prints. */
interface Measured {
  jobs: number;
  kinds: Record<string, { p50: number; p95: number; p99: number; runs: number }>;
}

const count = (value: number) => value.toLocaleString('en-US');

async function measureAt(jobs: number): Promise<Measured> {
  return withServices({ jobs }, async ({ environment }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [MEASURE], { env: environment, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
  });
}

/** Latency of each kind of search with a small and a large number of jobs, and their ratio. */
export async function measureSearch(say: Say): Promise<Section> {
  const measured: Measured[] = [];
  for (const size of SIZES) {
    say(`seeding ${count(size)} jobs`);
    measured.push(await measureAt(size));
  }
  const [small, large] = measured;
  if (!small || !large) throw new Error('nothing was measured');
  const rows = Object.entries(small.kinds).map(([kind, few]) => {
    const many = large.kinds[kind];
    if (!many) throw new Error(`'${kind}' was not measured at ${count(large.jobs)} jobs`);
    const times = [few, many].flatMap(({ p50, p95, p99 }) => [p50, p95, p99].map((ms) => ms.toFixed(1)));
    return [kind, ...times, `${(many.p95 / few.p95).toFixed(1)}×`];
  });
  const columns = [small, large].flatMap(({ jobs }) => ['p50', 'p95', 'p99'].map((name) => `${name}, ${count(jobs)} jobs`));
  const runs = Object.values(small.kinds)[0]?.runs ?? 0;
  const text = `${machine('embedded PostgreSQL')}

Milliseconds in the services, one query at a time, ${runs} of each kind after a warm-up; a search is a page of twenty with its
rows, total and facets. The last column is p95 at ${count(large.jobs)} jobs against p95 at ${count(small.jobs)}.

${table(['kind', ...columns, 'ratio'], rows)}`;
  return { title: 'Search', text };
}
