// Measures public pages of running services, as many visitors open them: `--origin`, `--pid`, `--seconds N`. Prints JSON.
import { parseArgs } from 'node:util';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { closedLoop, loadAgent, loadOf, send, type Load } from '../load-generator.ts';
import { resourcesOf } from '../process-resources.ts';

export interface PageLoad extends Load {
  name: string;
  /** Milliseconds of processor time of the services for a page, without the database and the processes that render. */
  cpuMs: number;
}

const VISITORS = 8;
const MOST_JOBS = 100;
const WORDS = ['engineer', 'nurse', 'manager', 'driver', 'data', 'care', 'sales', 'teacher', 'electrician', 'baker'];
const PLACES = ['Berlin', 'Utrecht', 'Leeds', 'Madrid', 'Vancouver', 'Seattle', 'Paris', 'Cairo', 'Lagos', 'Mumbai', 'Sydney'];

async function someJobs(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SearchJobsDocument.text,
      variables: { filter: {}, sort: 'NEWEST', first: MOST_JOBS, after: null },
    }),
  });
  const { data } = (await response.json()) as { data: { jobs: { nodes: { id: string }[] } } };
  return data.jobs.nodes.map(({ id }) => id);
}

/** The `turn`th of many searches, of which none comes again. */
const searchOf = (turn: number): string => {
  const word = WORDS[turn % WORDS.length] ?? '';
  const place = PLACES[Math.floor(turn / WORDS.length) % PLACES.length] ?? '';
  const pay = { payMin: String(20_000 + turn), payUnit: 'YEAR', payCurrency: 'EUR' };
  return `/job-list?${new URLSearchParams({ keyword: word, city: place, ...pay }).toString()}`;
};

async function measure(origin: string, pid: number, seconds: number): Promise<PageLoad[]> {
  const ids = await someJobs(origin);
  const kinds: readonly [string, (turn: number) => string][] = [
    ['the job list', () => '/job-list'],
    ['one job', () => `/job/${ids[0]}`],
    [`${ids.length} jobs`, (turn) => `/job/${ids[turn % ids.length]}`],
    ['many searches', searchOf],
    ['the start page', () => '/'],
  ];
  const loads: PageLoad[] = [];
  for (const [name, pathOf] of kinds) {
    const next = (turn: number) =>
      ({
        method: 'GET',
        path: pathOf(turn),
        headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
        body: undefined,
      }) as const;
    // The first ones read files and begin processes.
    for (let turn = 0; turn < 3; turn += 1) await send(origin, next(turn));
    await closedLoop(origin, next, VISITORS, 3);
    const before = await resourcesOf(pid);
    const outcomes = await closedLoop(origin, next, VISITORS, seconds);
    const after = await resourcesOf(pid);
    const cpuMs = Number((((after.cpu - before.cpu) * 1000) / Math.max(1, outcomes.length)).toFixed(2));
    loads.push({ name, cpuMs, ...loadOf(outcomes, seconds) });
  }
  return loads;
}

const { values } = parseArgs({
  options: { origin: { type: 'string' }, pid: { type: 'string' }, seconds: { type: 'string', default: '10' } },
});
const { origin, pid, seconds } = values;
if (!origin || !pid) throw new Error('Pass --origin and --pid of running services.');
const measured = await measure(origin, Number(pid), Number(seconds));
loadAgent.destroy();
process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
