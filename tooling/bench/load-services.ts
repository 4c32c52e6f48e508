import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';
import { freePort, withServices } from './running-services.ts';

const JOBS = 20_000;
const MEASURE = join(import.meta.dirname, '../../services/src/bench/load-services.ts');

interface Load {
  goodput: number;
  asked: number;
  shed: number;
  shedWithRetryAfter: number;
  failed: number;
  p50: number;
  p99: number;
}

/** The JSON that services/src/bench/load-services.ts prints. */
interface Measured {
  closed: (Load & { clients: number })[];
  open: (Load & { rate: number; cores: number; memory: number })[];
  sustained: number;
  overload: Load & { rate: number; memory: number };
  recoverySeconds: number | null;
  clients: {
    streams: number;
    polling: number;
    seconds: number;
    streamsKept: number;
    polls: number;
    failedPolls: number;
    pollP99: number;
    sent: number;
    arrived: number;
    arrivalP99: number;
    memory: number;
  };
  memoryAtRest: number;
}

const count = (value: number) => value.toLocaleString('en-US');

async function measure(): Promise<Measured> {
  const issuer = `http://127.0.0.1:${await freePort()}/realms/bench`;
  const environment = { HIREHQ_SSO_ISSUER: issuer };
  return withServices({ jobs: JOBS, environment }, async ({ origin, pid }) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [MEASURE, '--origin', origin, '--issuer', issuer, '--pid', String(pid)],
      { maxBuffer: 2 ** 24 },
    );
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
  });
}

/** Measures the capacity of one process of the services, its behaviour under five times that load, and with 2,000 streaming clients. */
export async function measureServices(say: Say): Promise<Section> {
  say(`seeding ${count(JOBS)} jobs, then about three minutes of traffic`);
  const { closed, open, sustained, overload, recoverySeconds, clients, memoryAtRest } = await measure();
  const rows = [
    ...closed.map((load) => [`${load.clients} at a time`, load, '–', '–'] as const),
    ...open.map((load) => [`${count(load.rate)} a second`, load, load.cores, load.memory] as const),
    [`${count(overload.rate)} a second (5×)`, overload, '–', overload.memory] as const,
  ].map(([name, load, cores, memory]) => [
    name,
    count(load.goodput),
    load.p50,
    load.p99,
    count(load.shed),
    count(load.failed),
    cores,
    memory,
  ]);
  const kept = sustained === 0 ? 0 : Math.round((overload.goodput / sustained) * 100);
  const text = `${machine('embedded PostgreSQL', `${count(JOBS)} jobs`)}

Signed-in candidates against one process, the load generator and the database on the same machine: of twenty requests five are searches with
facets, three job pages, two suggestions, ten what an open page polls. The first rows send the next request when a response has arrived, the others
so many a second whatever arrives, and count from when a request was due. Responses of 200 a second, their milliseconds, refusals
(503), failures, processor cores and megabytes of the process (${memoryAtRest} MB at rest).

${table(['load', 'responses a second', 'p50', 'p99', 'refused', 'failed', 'cores', 'MB'], rows)}

**${count(sustained)} requests a second** are held with p99 under a second and none refused. At five times that, ${kept} % of it still
gets its response, ${overload.shedWithRetryAfter === overload.shed ? 'every' : `${count(overload.shedWithRetryAfter)} of ${count(overload.shed)}`} refusal says when to retry, and ${
    recoverySeconds === null ? 'not recovered within 15 seconds' : `recovered after ${recoverySeconds + 1} seconds`
  }.

${count(clients.streams)} event streams and ${count(clients.polling)} polling clients for ${clients.seconds} seconds: ${count(clients.streamsKept)} streams stayed open, ${count(clients.polls)} polls
with p99 ${clients.pollP99} ms, ${clients.failedPolls} failed; ${clients.arrived} of ${clients.sent} events arrived, p99 ${clients.arrivalP99} ms after the application was stored; ${clients.memory} MB.`;
  return { title: 'Load', text };
}
