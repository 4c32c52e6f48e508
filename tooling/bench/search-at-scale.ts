import { machine, table, type Say, type Section } from './write-section.ts';
import { JOBS, runIn, withMillionJobs } from './million-jobs.ts';

interface Latency {
  p50: number;
  p95: number;
  p99: number;
  runs: number;
}

interface Together extends Latency {
  perSecond: number;
}

/** The JSON that services/src/bench/search-latency.ts prints with `--beside`. */
interface Ours {
  jobs: number;
  megabytes: number;
  kinds: Record<string, Latency>;
  together: Together;
  /** Percent by which estimated totals differ from exact ones. */
  totals: Record<string, { median: number; worst: number }>;
}

/** The JSON that groonga-latency.ts and tantivy-latency.ts of services/src/bench/engines print; null if the engine is not installed. */
interface Engine {
  version: string;
  loaded: number;
  megabytes: number;
  kinds: Record<string, Latency>;
  together?: Together;
}

const count = (value: number) => value.toLocaleString('en-US');
const ratio = (own: number, other: number) => `${(own / other).toFixed(2)}×`;

function aboutEngine(name: string, engine: Engine | null, { how, install }: { how: string; install: string }): string {
  if (!engine) return `${name} is not installed on this machine (\`${install}\`), so there is no comparison with it.`;
  return `${name} ${engine.version}, ${how}. It loaded the jobs in ${count(engine.loaded)} s into ${count(engine.megabytes)} MB.`;
}

function rowsOf(ours: Ours, engines: readonly (Engine | null)[]): string[][] {
  const times = ({ p50, p95 }: Latency) => [p50, p95].map((ms) => ms.toFixed(1));
  return Object.entries(ours.kinds).map(([kind, own]) => [
    kind,
    ...times(own),
    own.p99.toFixed(1),
    ...engines
      .filter((engine) => engine !== null)
      .flatMap(({ kinds }) => {
        const other = kinds[kind];
        return other ? [...times(other), ratio(own.p50, other.p50)] : ['—', '—', '—'];
      }),
  ]);
}

function togetherText({ together }: Ours, tantivy: Engine | null): string {
  const say = (name: string, { perSecond, p50, p95 }: Together) =>
    `${name} ${perSecond} a second (p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms)`;
  const theirs = tantivy?.together;
  return `Eight at the same time, first pages of all kinds that any engine can be asked, mixed: ${say('ours', together)}${
    theirs ? `, ${say('Tantivy', theirs)}: ${ratio(together.perSecond, theirs.perSecond)} its rate` : ''
  }.`;
}

/** Latency of each kind of search with a million jobs, and of search engines with the same jobs. */
export async function measureSearchAtScale(say: Say): Promise<Section> {
  return withMillionJobs(say, async ({ data, seconds: made }) => {
    const runs = ['--runs', '60'];
    const ours = JSON.parse(await runIn(data, 'bench/search-latency.ts', ...runs, '--beside')) as Ours;
    say(`${count(ours.jobs)} of them open, ${count(ours.megabytes)} MB; measured, now the same on Tantivy and Groonga`);
    const tantivy = JSON.parse(await runIn(data, 'bench/engines/tantivy-latency.ts', ...runs)) as Engine | null;
    const groonga = JSON.parse(await runIn(data, 'bench/engines/groonga-latency.ts', ...runs)) as Engine | null;
    const engines = { Tantivy: tantivy, Groonga: groonga };
    const present = Object.entries(engines).filter(([, engine]) => engine !== null);
    const head = ['kind', 'p50', 'p95', 'p99', ...present.flatMap(([name]) => [`p50, ${name}`, `p95, ${name}`, 'ratio of p50'])];
    const text = `${machine('embedded PostgreSQL')}

${count(ours.jobs)} open jobs of ${count(JOBS)}, ${count(ours.megabytes)} MB${made ? `; made in ${count(made)} s, ${count(Math.round(JOBS / made))} a second with every index` : ''}. Milliseconds, one query at a time,
${Object.values(ours.kinds)[0]?.runs ?? 0} of each kind after a warm-up; a search is a page of twenty with its rows, total and facets. Ours runs in the services, without GraphQL.

Beside it, on the same jobs in the same run, engines that stem English words and find all of them, with the rows of a page, the total and six facets.
They lack synonyms, understood words and the order by what fits a candidate; words that an engine does not find are the end of its search, where ours
tries other readings. A dash is what an engine has no answer for by itself, or what the comparison would say nothing about. Their totals and counts
are exact; ours of more than about 2,000 matches are estimates ([ADR 8](adr/0008-broad-searches-are-estimated.md)).

- ${aboutEngine('Tantivy', tantivy, { how: 'through its Python package by a pipe; a chosen facet counts without itself', install: 'pip install tantivy' })}
- ${aboutEngine('Groonga', groonga, { how: 'by its HTTP interface, its query cache off', install: 'apt-get install groonga-bin groonga-token-filter-stem' })}

${table(head, rowsOf(ours, [tantivy, groonga]))}

${togetherText(ours, tantivy)}

How far our totals are from the exact ones, in percent, over the searches of a kind:

${table(
  ['kind', 'median', 'worst'],
  Object.entries(ours.totals).map(([kind, { median, worst }]) => [kind, median, worst]),
)}`;
    return { title: 'Search at a million jobs', text };
  });
}
