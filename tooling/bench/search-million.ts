import { machine, table, type Say, type Section } from './write-section.ts';
import { JOBS, runIn, withMillionJobs } from './million-jobs.ts';

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

function comparedWith(theirs: Theirs): string {
  if (!theirs)
    return 'Groonga is not installed on this machine (Debian: `apt-get install groonga-bin groonga-token-filter-stem`), so there is nothing to compare with.';
  return `Beside it Groonga ${theirs.version}, a search engine, by its HTTP interface on the same jobs in the same run: words stemmed, the rows of the page,
the total and the same facets asked for, its query cache off. It loaded them in ${count(theirs.loaded)} s into ${count(theirs.megabytes)} MB. The ratio is our p95 to
its p95; a dash is what it has no answer for by itself. Its totals and counts are exact, where ours of more than about 2,000 matches are estimates
([ADR 8](adr/0008-broad-searches-are-estimated.md)); it compares pay per year, but not across currencies; and it indexes the whole description.`;
}

function rowsOf(ours: Ours, theirs: Theirs): string[][] {
  const times = ({ p50, p95, p99 }: Latency) => [p50, p95, p99].map((ms) => ms.toFixed(1));
  return Object.entries(ours.kinds).map(([kind, own]) => {
    const other = theirs?.kinds[kind];
    const compared = other ? [...times(other), `${(own.p95 / other.p95).toFixed(2)}×`] : ['—', '—', '—', '—'];
    return [kind, ...times(own), ...(theirs ? compared : [])];
  });
}

/** Latency of each kind of search with a million jobs, and of a search engine with the same jobs. */
export async function measureMillion(say: Say): Promise<Section> {
  return withMillionJobs(say, async ({ data, seconds: made }) => {
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
  });
}
