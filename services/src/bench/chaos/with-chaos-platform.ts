import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { copyCluster } from '../../platform/testing/copy-cluster.ts';
import { startServicesProcess, unusedPort, type ServicesProcess } from '../services-process.ts';
import { createCandidates } from '../load-traffic.ts';
import { addChaosJobs } from './chaos-data.store.ts';
import type { ChaosCandidate } from './chaos-traffic.ts';
import { FAULTS, serverOfFolder, type ChaosFault } from './faults.ts';
import { strikeUnderLoad, type Chaos } from './strike-under-load.ts';

export interface ChaosSetup {
  /** Processes of the services on one server of DATABASE_URL; without it one process with its embedded server. */
  processes?: number;
  /** Folder of that server's binaries, such as `/usr/lib/postgresql/15/bin`. */
  binaries?: string | undefined;
  rounds: number;
  /** All of them by default. */
  faults?: readonly ChaosFault[];
  /** Requests per second. */
  rate: number;
  /** Those who send them, and what they apply to: each candidate to one job after the other. */
  size?: { candidates: number; jobs: number };
  /** Data folder with a cluster to start with, instead of an empty one. */
  prepared?: string | undefined;
}

export interface ChaosOfProcesses extends Chaos {
  /** Lines of their logs with unexpected errors. */
  failures: readonly string[];
}

const SIZE = { candidates: 50, jobs: 3000 };
const SECRET = 'a secret of at least 32 characters';
const FAILURE = /"level":[56]0/;

export async function candidateOf(origin: string, headers: Record<string, string>): Promise<ChaosCandidate> {
  const response = await fetch(`${origin}/api/v1/candidates/`, { headers });
  const { responsePayload } = (await response.json()) as { responsePayload: { id: string } };
  return { id: responsePayload.id, headers };
}

/** Starts a platform for `work`, and removes it afterwards. */
export async function withChaosPlatform({
  processes,
  binaries,
  rounds,
  faults = FAULTS,
  rate,
  size = SIZE,
  prepared,
}: ChaosSetup): Promise<ChaosOfProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-chaos-'));
  await chmod(folder, 0o711);
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const issuer = `http://127.0.0.1:${await unusedPort()}/realms/bench`;
    const tokens = await createCandidates(issuer, size.candidates);
    undo.push(async () => tokens.close());

    let databaseUrl: string | undefined;
    const data = join(folder, 'data');
    if (prepared) await copyCluster(prepared, processes === undefined ? data : folder);
    if (processes !== undefined) {
      const own = await startEmbeddedPostgres({ folder, binaries });
      undo.push(() => own.stop());
      databaseUrl = own.url;
    }
    const running: { origin: string; process: ServicesProcess }[] = [];
    for (let number = 0; number < (processes ?? 1); number += 1) {
      const port = await unusedPort();
      const process = await startServicesProcess({
        PORT: String(port),
        HIREHQ_DATA: data,
        HIREHQ_SECRET: SECRET,
        HIREHQ_SSO_ISSUER: issuer,
        HIREHQ_RATE_LIMIT: '0',
        HIREHQ_LOG_LEVEL: 'error',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      });
      undo.push(async () => {
        process.child.kill('SIGTERM');
        await process.ended;
      });
      if (process.child.exitCode !== null) throw new Error(`The services ended before they were ready.\n${process.printed()}`);
      running.push({ origin: `http://localhost:${port}`, process });
    }

    const server = serverOfFolder(databaseUrl === undefined ? data : folder);
    const db = createDatabase({ connectionString: await server.url(), poolSize: 2 });
    undo.push(() => db.destroy());
    const origins = running.map(({ origin }) => origin);
    const jobs = await addChaosJobs(db, size.jobs);
    const candidates = [];
    for (const headers of tokens.headers) candidates.push(await candidateOf(origins[0] ?? '', headers));
    const ended = () =>
      running.find(({ process }) => process.child.exitCode !== null || process.child.signalCode !== null)?.process.printed();
    const chaos = await strikeUnderLoad({ origins, server, db, candidates, jobs, rounds, faults, rate, ended });

    const lines = running.flatMap(({ process }) => process.printed().split('\n'));
    return {
      ...chaos,
      failures: lines.filter((line) => FAILURE.test(line)),
    };
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
