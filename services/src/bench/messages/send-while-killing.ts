import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { copyCluster } from '../../platform/testing/copy-cluster.ts';
import { addChaosJobs } from '../chaos/chaos-data.store.ts';
import { application, ask } from '../chaos/chaos-traffic.ts';
import { serverOfFolder, type ServerOfFolder } from '../chaos/faults.ts';
import { candidateOf } from '../chaos/with-chaos-platform.ts';
import { createCandidates } from '../load-traffic.ts';
import { seeded } from '../random-query.ts';
import { startServicesProcess, unusedPort, type ServicesProcess } from '../services-process.ts';
import { compareReaders, type Compared } from './compare-readers.ts';
import { followStream } from './stream-reader.ts';
import { sendAll, type Acknowledged, type Talk } from './talk.ts';
import { employerHeaders, endClaims, storedMessages } from './talks.store.ts';
import { startUnreliableProxy, type ProxyFault } from './unreliable-proxy.ts';

export interface SendSetup {
  conversations: number;
  /** Messages of each side of each conversation. */
  each: number;
  /** Messages of a side that are under way at the same time. */
  atOnce: number;
  /** Processes of the services. */
  processes: number;
  /** `kill -9` of the services' processes and of the database, in turns. */
  kills: number;
  /** Time between two kills. */
  pauseMs: number;
  binaries?: string | undefined;
  /** Data folder with a cluster to start with, instead of an empty one. */
  prepared?: string | undefined;
}

export interface SentMessage extends Compared {
  sends: number;
  stored: number;
  /** Attempts beyond the first, of all sends. */
  retries: number;
  proxy: Readonly<Record<ProxyFault, number>>;
  /** `leftAtLast` sends were not acknowledged yet at the last one. */
  kills: { services: number; database: number; leftAtLast: number };
  seconds: number;
}

const SEED = 15;
const DATABASE_BACK_MS = 60_000;

/** Repeats what needs the database until it is back. */
async function untilBack(work: () => Promise<void>): Promise<void> {
  for (const until = performance.now() + DATABASE_BACK_MS; ; await sleep(50)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

interface Targets {
  db: Database;
  /** How many sends are not acknowledged yet. */
  left: () => number;
  server: ServerOfFolder;
  /** Kills a process of the services and starts it again. */
  restart: readonly (() => Promise<void>)[];
}

/** Kills processes of the services and the database in turns; the last in line is the database. */
async function killOneByOne({ db, left, server, restart }: Targets, { kills, pauseMs }: Pick<SendSetup, 'kills' | 'pauseMs'>) {
  const killed = { services: 0, database: 0, leftAtLast: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(pauseMs);
    const target = restart[kill % (restart.length + 1)];
    const atKill = left();
    await (target ? target() : server.strike('kill -9'));
    killed[target ? 'services' : 'database'] += 1;
    killed.leftAtLast = atKill;
    await untilBack(() => endClaims(db));
  }
  return killed;
}

/** Candidates and employers write to each other through an unreliable proxy while what they talk to is killed; then all readers compare. */
export async function sendWhileKilling(setup: SendSetup): Promise<SentMessage> {
  const { conversations, each, atOnce, processes, binaries, prepared } = setup;
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-sends-'));
  await chmod(folder, 0o711);
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    if (prepared) await copyCluster(prepared, folder);
    const own = await startEmbeddedPostgres({ folder, binaries });
    undo.push(() => own.stop());
    const issuer = `http://127.0.0.1:${await unusedPort()}/realms/bench`;
    const tokens = await createCandidates(issuer, conversations);
    undo.push(() => tokens.close());

    const ports = await Promise.all(Array.from({ length: processes }, unusedPort));
    const origins = ports.map((port) => `http://localhost:${port}`);
    const start = (port: number) =>
      startServicesProcess({
        PORT: String(port),
        HIREHQ_DATA: join(folder, 'data'),
        HIREHQ_SECRET: 'a secret of at least 32 characters',
        HIREHQ_SSO_ISSUER: issuer,
        HIREHQ_RATE_LIMIT: '0',
        HIREHQ_EMPLOYER_RATE_LIMIT: '0',
        HIREHQ_LOG_LEVEL: 'error',
        DATABASE_URL: own.url,
      });
    const running: ServicesProcess[] = [];
    undo.push(async () => {
      for (const { child } of running) child.kill('SIGTERM');
      await Promise.all(running.map(({ ended }) => ended));
    });
    for (const port of ports) running.push(await start(port));

    const db = createDatabase({ connectionString: own.url, poolSize: 2 });
    undo.push(() => db.destroy());
    const { enterpriseId, jobIds } = await addChaosJobs(db, 1);
    const employer = await employerHeaders(db, enterpriseId);
    const talks: Talk[] = [];
    for (const headers of tokens.headers) {
      const { id: candidateId } = await candidateOf(origins[0] ?? '', headers);
      const { isGood, said } = await ask(origins[0] ?? '', headers, application(jobIds[0] ?? ''));
      if (!isGood) throw new Error(`A candidate could not apply: ${said}`);
      talks.push({ candidateId, headers, enterpriseId, employerHeaders: employer });
    }

    const streams = await Promise.all(talks.map((talk) => followStream(origins, talk)));
    undo.push(() => streams.forEach((stream) => stream.stop()));
    const proxy = await startUnreliableProxy(origins, seeded(SEED));
    undo.push(() => proxy.close());

    const from = performance.now();
    const restart = ports.map((port, index) => async () => {
      running[index]?.child.kill('SIGKILL');
      await running[index]?.ended;
      running[index] = await start(port);
    });
    const server = serverOfFolder(folder);
    const acknowledged = talks.map((): Acknowledged[] => []);
    const left = () => conversations * each * 2 - acknowledged.flat().length;
    const [, kills] = await Promise.all([
      Promise.all(talks.map((talk, index) => sendAll(proxy.origin, talk, { count: each, atOnce }, acknowledged[index] ?? []))),
      killOneByOne({ db, left, server, restart }, setup),
    ]);
    const seconds = Math.round((performance.now() - from) / 1000);

    const written = talks.map((talk, index) => ({
      talk,
      acknowledged: acknowledged[index] ?? [],
      stream: streams[index]?.read ?? [],
    }));
    const all = acknowledged.flat();
    return {
      sends: all.length,
      stored: await storedMessages(db),
      retries: all.reduce((sum, { attempts }) => sum + attempts - 1, 0),
      proxy: proxy.struck,
      kills,
      seconds,
      ...(await compareReaders(origins[0] ?? '', written)),
    };
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
