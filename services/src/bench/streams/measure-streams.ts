import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { createStream } from '../../platform/events/stream.store.ts';
import { serverOfFolder } from '../chaos/faults.ts';
import { percentile, send } from '../load-generator.ts';
import { createCandidates } from '../load-traffic.ts';
import { coresDuring, resourcesOf } from '../process-resources.ts';
import { startServicesProcess, unusedPort, type ServicesProcess } from '../services-process.ts';
import { measurePoll, type MeasuredPoll } from './measure-poll.ts';
import { startStreamClients, type StreamClients } from './stream-clients.ts';

export interface StreamsSetup {
  streams: number;
  eventsPerSecond: number;
  /** Of each measurement. */
  seconds: number;
}

/** Milliseconds, megabytes, and cores of the one process. */
export interface MeasuredStreams {
  rest: { memory: number; cores: number };
  open: { memory: number; cores: number };
  sending: { memory: number; cores: number; sent: number; arrived: number; p50: number; p95: number; p99: number };
  poll: MeasuredPoll;
  restart: {
    /** From the kill until the services respond. */
    downMs: number;
    /** From then until every stream is open again. */
    allBackMs: number;
    /** Streams opened in the busiest second. */
    peakPerSecond: number;
    refused: number;
    polls: number;
    quietP95: number;
    meanwhileP95: number;
    failed: number;
  };
}

const ORDINARY = '/api/v1/candidates/';
const BACK_WITHIN_MS = 180_000;

async function candidateId(origin: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${origin}${ORDINARY}`, { headers });
  const { responsePayload } = (await response.json()) as { responsePayload: { id: string } };
  return responsePayload.id;
}

async function untilAll(clients: StreamClients, count: number): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  while (clients.connected() < count) {
    if (Date.now() > deadline) throw new Error(`Only ${clients.connected()} of ${count} streams are open.`);
    await pause(20);
  }
}

/** Calls of one candidate, twenty a second, until `until`. */
async function ordinaryCalls(origin: string, headers: Record<string, string>, until: () => boolean) {
  const outcomes: { status: number; ms: number }[] = [];
  const underWay: Promise<unknown>[] = [];
  while (!until()) {
    const at = performance.now();
    const call = send(origin, { method: 'GET', path: ORDINARY, headers, body: undefined });
    underWay.push(call.then(({ status }) => outcomes.push({ status, ms: performance.now() - at })));
    await pause(50);
  }
  await Promise.all(underWay);
  const times = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return { p95: percentile(times, 0.95), failed: outcomes.length - times.length };
}

/** Puts events on the streams of the candidates in turn; the id of each is its time. */
async function sendEvents(db: Database, ids: readonly string[], { eventsPerSecond, seconds }: StreamsSetup): Promise<number> {
  const stream = createStream();
  const underWay: Promise<void>[] = [];
  const total = eventsPerSecond * seconds;
  const startedAt = performance.now();
  for (let number = 0; number < total; number += 1) {
    await pause(Math.max(0, (number / eventsPerSecond) * 1000 - (performance.now() - startedAt)));
    const payload = { id: String(Date.now()), unReadNotifications: number };
    const candidate = ids[(number * 7) % ids.length] ?? '';
    underWay.push(db.transaction().execute((trx) => stream.send(trx, candidate, 'notification.received', payload)));
  }
  await Promise.all(underWay);
  return total;
}

function busiestSecond(openings: readonly { at: number }[]): number {
  const seconds = new Map<number, number>();
  for (const { at } of openings) seconds.set(Math.floor(at / 1000), (seconds.get(Math.floor(at / 1000)) ?? 0) + 1);
  return Math.max(0, ...seconds.values());
}

/** Many streams on one process: what they cost, how fast events arrive, and how they come back after a kill. */
export async function measureStreams(setup: StreamsSetup): Promise<MeasuredStreams> {
  const { streams, seconds } = setup;
  const data = await mkdtemp(join(tmpdir(), 'hirehq-streams-'));
  await chmod(data, 0o711);
  const undo: (() => Promise<unknown>)[] = [() => rm(data, { recursive: true, force: true })];
  try {
    const issuer = `http://127.0.0.1:${await unusedPort()}/realms/bench`;
    const candidates = await createCandidates(issuer, streams);
    undo.push(async () => candidates.close());
    const port = await unusedPort();
    const origin = `http://localhost:${port}`;
    const environment = {
      PORT: String(port),
      HIREHQ_DATA: data,
      HIREHQ_SSO_ISSUER: issuer,
      HIREHQ_RATE_LIMIT: '0',
      HIREHQ_LOG_LEVEL: 'error',
    };
    let services: ServicesProcess = await startServicesProcess(environment);
    undo.push(async () => {
      services.child.kill('SIGTERM');
      await services.ended;
    });
    const pid = () => services.child.pid ?? 0;
    const memory = async () => (await resourcesOf(pid())).memory;
    const [observer = {}] = candidates.headers;
    const ids: string[] = [];
    for (let from = 0; from < streams; from += 20)
      ids.push(...(await Promise.all(candidates.headers.slice(from, from + 20).map((headers) => candidateId(origin, headers)))));

    // A process that has not created two thousand candidates.
    services.child.kill('SIGTERM');
    await services.ended;
    services = await startServicesProcess(environment);
    const restCores = await coresDuring(pid(), () => pause(seconds * 1000));
    const rest = { memory: await memory(), cores: restCores };

    const clients = startStreamClients(origin, candidates.headers, 10_000);
    undo.push(async () => clients.stop());
    await untilAll(clients, streams);
    const openCores = await coresDuring(pid(), () => pause(seconds * 1000));
    const open = { memory: await memory(), cores: openCores };

    const db = createDatabase({ connectionString: await serverOfFolder(data).url(), poolSize: 4 });
    let sent = 0;
    const sendingCores = await coresDuring(pid(), async () => (sent = await sendEvents(db, ids, setup)));
    await pause(2000);
    const arrivals = clients.takeArrivals();
    const poll = await measurePoll(db, origin, { candidateId: ids[0] ?? '', headers: observer });
    await db.destroy();
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(arrivals, share)) as [number, number, number];
    const sending = { memory: await memory(), cores: sendingCores, sent, arrived: arrivals.length, p50, p95, p99 };

    const quietEnd = Date.now() + seconds * 1000;
    const quiet = await ordinaryCalls(origin, observer, () => Date.now() > quietEnd);
    clients.takeOpenings();
    clients.takePolls();
    const killedAt = Date.now();
    services.child.kill('SIGKILL');
    await services.ended;
    services = await startServicesProcess(environment);
    const readyAt = Date.now();
    let isBack = false;
    const [meanwhile] = await Promise.all([
      ordinaryCalls(origin, observer, () => isBack),
      untilAll(clients, streams).finally(() => (isBack = true)),
    ]);
    const openings = clients.takeOpenings();
    return {
      rest,
      open,
      sending,
      poll,
      restart: {
        downMs: readyAt - killedAt,
        allBackMs: Date.now() - readyAt,
        peakPerSecond: busiestSecond(openings.filter(({ status }) => status === 200)),
        refused: openings.filter(({ status }) => status !== 200).length,
        polls: clients.takePolls().length,
        quietP95: quiet.p95,
        meanwhileP95: meanwhile.p95,
        failed: meanwhile.failed,
      },
    };
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
