import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './keep-section.ts';

const JOBS = 1_000_000;
const SERVICES = join(import.meta.dirname, '../../services/src');

interface Latency {
  p50: number;
  p95: number;
  p99: number;
  runs: number;
}

/** The JSON that services/src/bench/search-latency.ts prints. */
interface Ours {
  jobs: number;
  megabytes: number;
  kinds: Record<string, Latency>;
}

/** The JSON that services/src/bench/groonga-latency.ts prints; null if Groonga is not installed. */
type Theirs = { version: string; loaded: number; megabytes: number; kinds: Record<string, Latency> } | null;

const count = (value: number) => value.toLocaleString('en-US');
const seconds = (start: number) => Math.round((performance.now() - start) / 1000);

async function runIn(data: string, script: string, ...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(SERVICES, script), ...options], {
    env: { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data },
    maxBuffer: 2 ** 24,
  });
  return stdout;
}

function comparedWith(theirs: Theirs): string {
  if (!theirs)
    return 'Groonga is not installed on this machine (Debian: `apt-get install groonga-bin groonga-token-filter-stem`), so there is nothing to compare with.';
  return `Beside it Groonga ${theirs.version}, a search engine, by its HTTP interface on the same jobs in the same run: words stemmed, the rows of the page,
the total and the same facets asked for, its query cache off. It loaded them in ${count(theirs.loaded)} s into ${count(theirs.megabytes)} MB. The ratio is our p95 to
its p95; a dash is what it has no answer for by itself.`;
}

function rowsOf(ours: Ours, theirs: Theirs): string[][] {
  const times = ({ p50, p95, p99 }: Latency) => [p50, p95, p99].map((ms) => ms.toFixed(1));
  return Object.entries(ours.kinds).map(([kind, own]) => {
    const other = theirs?.kinds[kind];
    const compared = other ? [...times(other), `${(own.p95 / other.p95).toFixed(2)}×`] : ['—', '—', '—', '—'];
    return [kind, ...times(own), ...(theirs ? compared : [])];
  });
}

/**
 * Latency of each kind of search with a million jobs, and of a search engine with the same jobs. HIREHQ_BENCH_MILLION names a data
 * folder to keep for the next run; if it already has the jobs, it is used unchanged.
 */
export async function measureMillion(say: Say): Promise<Section> {
  const kept = process.env['HIREHQ_BENCH_MILLION'];
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'hirehq-million-')));
  try {
    await mkdir(data, { recursive: true });
    await chmod(data, 0o711);
    say(`creating ${count(JOBS)} jobs in ${data}`);
    const start = performance.now();
    const said = await runIn(data, 'commands/seed-demo-data.ts', '--jobs', String(JOBS));
    const made = said.includes('Making') ? seconds(start) : undefined;
    if (made) say(`created in ${count(made)} s, ${count(Math.round(JOBS / made))} per second`);
    const runs = ['--runs', '60'];
    const ours = JSON.parse(await runIn(data, 'bench/search-latency.ts', ...runs)) as Ours;
    say(`${count(ours.jobs)} of them open, ${count(ours.megabytes)} MB; measured, now the same on Groonga`);
    const theirs = JSON.parse(await runIn(data, 'bench/groonga-latency.ts', ...runs)) as Theirs;
    const head = ['kind', 'p50', 'p95', 'p99', ...(theirs ? ['p50, Groonga', 'p95, Groonga', 'p99, Groonga', 'ratio'] : [])];
    const text = `${machine('embedded PostgreSQL')}

${count(ours.jobs)} open jobs of ${count(JOBS)}, ${count(ours.megabytes)} MB${made ? `; made in ${count(made)} s, ${count(Math.round(JOBS / made))} a second with every index` : ''}. Milliseconds, one query at a time,
${Object.values(ours.kinds)[0]?.runs ?? 0} of each kind after a warm-up; a search is a page of twenty with its rows, total and facets.

${comparedWith(theirs)}

${table(head, rowsOf(ours, theirs))}`;
    return { title: 'Search at a million jobs', text };
  } finally {
    if (!kept) await rm(data, { recursive: true, force: true });
  }
}
