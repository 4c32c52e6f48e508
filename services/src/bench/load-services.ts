import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { closedLoop, loadAgent, loadOf, openLoop, percentile, send, type Load } from './load-generator.ts';
import { createCandidates, requestOf, type Candidates } from './load-traffic.ts';
import { resourcesOf } from './process-resources.ts';
import { streamAndPoll, type Streamed } from './streaming-clients.ts';

interface Options {
  origin: string;
  /** The issuer whose tokens the services accept; nothing listens there yet. */
  issuer: string;
  /** Process id of the services. */
  pid: number;
  /** Divides all durations, for a quick run. */
  quick: number;
}

export interface ServicesLoad {
  closed: (Load & { clients: number })[];
  open: (Load & { rate: number; cores: number; memory: number })[];
  /** True if all requests got a response in time and none was refused. */
  sustained: number;
  overload: Load & { rate: number; memory: number };
  /** Seconds after the overload until a second without refusals or late responses; null if there was none. */
  recoverySeconds: number | null;
  clients: Streamed & { memory: number };
  memoryAtRest: number;
}

const IN_TIME_MS = 1000;
const CANDIDATES = 2000;

async function someJobs(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SearchJobsDocument.text, variables: { filter: {}, sort: 'NEWEST', first: 50, after: null } }),
  });
  const { data } = (await response.json()) as { data: { jobs: { nodes: { id: string }[] } } };
  return data.jobs.nodes.map(({ id }) => id);
}

/** Warm-up: one request per candidate, so that rows, keys and plans exist when measuring. */
async function warmUp(origin: string, candidates: Candidates): Promise<void> {
  for (let from = 0; from < candidates.headers.length; from += 20)
    await Promise.all(
      candidates.headers
        .slice(from, from + 20)
        .map((headers) => send(origin, { method: 'GET', path: '/api/v1/candidates/', headers, body: undefined })),
    );
}

/** Closed loop, open loop up to the capacity, five times that, recovery, and 2,000 streaming clients. */
export async function measureServicesLoad({ origin, issuer, pid, quick }: Options): Promise<ServicesLoad> {
  const candidates = await createCandidates(issuer, CANDIDATES);
  const seconds = (usual: number) => Math.max(2, Math.round(usual / quick));
  try {
    const jobIds = await someJobs(origin);
    await warmUp(origin, candidates);
    const next = (turn: number) => requestOf(turn, candidates, jobIds);
    await closedLoop(origin, next, 8, seconds(5));
    const { memory: memoryAtRest } = await resourcesOf(pid);

    const closed: ServicesLoad['closed'] = [];
    for (const clients of [1, 4, 16, 64]) {
      const outcomes = await closedLoop(origin, next, clients, seconds(8));
      closed.push({ clients, ...loadOf(outcomes, seconds(8)) });
    }
    const highest = Math.max(...closed.map(({ goodput }) => goodput));

    const open: ServicesLoad['open'] = [];
    let sustained = 0;
    for (const share of [0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      const rate = Math.round(highest * share);
      const before = await resourcesOf(pid);
      const started = performance.now();
      const load = loadOf(await openLoop(origin, next, rate, seconds(10)), seconds(10));
      const after = await resourcesOf(pid);
      const cores = (after.cpu - before.cpu) / ((performance.now() - started) / 1000);
      open.push({ rate, ...load, cores: Number(cores.toFixed(2)), memory: after.memory });
      if (load.shed + load.failed > 0 || load.p99 > IN_TIME_MS) break;
      sustained = rate;
    }

    const flood = sustained * 5;
    const overload = loadOf(await openLoop(origin, next, flood, seconds(20)), seconds(20));
    const { memory } = await resourcesOf(pid);
    const after = await openLoop(origin, next, Math.round(sustained / 2), seconds(15));
    const recovered = Array.from({ length: seconds(15) }, (_, second) =>
      after.filter(({ at }) => Math.floor(at / 1000) === second),
    ).findIndex(
      (outcomes) =>
        outcomes.every(({ status }) => status === 200) &&
        percentile(
          outcomes.map(({ ms }) => ms),
          0.99,
        ) < IN_TIME_MS,
    );

    const clients = await streamAndPoll(origin, candidates, jobIds, seconds(40));
    return {
      closed,
      open,
      sustained,
      overload: { rate: flood, ...overload, memory },
      recoverySeconds: recovered < 0 ? null : recovered,
      clients: { ...clients, memory: (await resourcesOf(pid)).memory },
      memoryAtRest,
    };
  } finally {
    candidates.close();
    loadAgent.destroy();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      issuer: { type: 'string' },
      pid: { type: 'string' },
      quick: { type: 'string', default: '1' },
    },
  });
  const { origin, issuer, pid, quick } = values;
  if (!origin || !issuer || !pid) throw new Error('Pass --origin, --issuer and --pid of running services.');
  const measured = await measureServicesLoad({ origin, issuer, pid: Number(pid), quick: Number(quick) });
  process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
  process.exit(0);
}
