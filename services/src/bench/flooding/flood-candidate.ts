import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation } from '@hirehq/shared-contracts/rest';
import { createDatabase } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { addChaosJobs } from '../chaos/chaos-data.store.ts';
import { application, ask } from '../chaos/chaos-traffic.ts';
import { candidateOf } from '../chaos/with-chaos-platform.ts';
import { percentile } from '../load-generator.ts';
import { createCandidates } from '../load-traffic.ts';
import { employerHeaders } from '../messages/talks.store.ts';
import { startServicesProcess, unusedPort } from '../services-process.ts';

export interface FloodSetup {
  /** Employers that write to the candidate as usual. */
  employers: number;
  /** Messages of the flooding employer that are under way at the same time. */
  atOnce: number;
  /** Length of the quiet phase, and of the flood. */
  seconds: number;
}

interface Phase {
  /** Milliseconds of the candidate's list of conversations. */
  list: { p50: number; p95: number };
  /** Milliseconds until a message of another employer is stored. */
  delivery: { p50: number; p95: number; sent: number; refused: number };
}

export interface Flooded {
  quiet: Phase;
  meanwhile: Phase;
  /** Messages of the flooding employer. */
  flood: { stored: number; refused: number; refusedWithRetryAfter: number };
  /** Conversations on the first page of the list, and how many there are. */
  listed: { shown: number; all: number };
}

/** Within the limit of messages a minute to one candidate. */
const USUAL_PAUSE_MS = 4_000;
const LIST_PAUSE_MS = 200;
const REFUSED_PAUSE_MS = 100;

interface Sender {
  origin: string;
  candidateId: string;
  headers: Record<string, string>;
}

interface Timed {
  status: number;
  ms: number;
  retryAfter: boolean;
}

async function timed(url: string, init: RequestInit): Promise<Timed> {
  const from = performance.now();
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - from, retryAfter: response.headers.has('retry-after') };
}

function sendMessage({ origin, candidateId, headers }: Sender, text: string): Promise<Timed> {
  const body = new FormData();
  body.set('message', JSON.stringify({ text }));
  return timed(`${origin}/employer/v1/messages/${candidateId}`, { method: 'POST', headers, body });
}

/** Repeats the request until the phase is over, with a pause after each, or only after a refused one. */
async function whileRunning(
  until: number,
  { pauseMs, after = 'each' }: { pauseMs: number; after?: 'each' | 'refused' },
  work: () => Promise<Timed>,
): Promise<Timed[]> {
  const done: Timed[] = [];
  while (performance.now() < until) {
    const outcome = await work();
    done.push(outcome);
    if (after === 'each' || outcome.status !== 200) await sleep(pauseMs);
  }
  return done;
}

const times = (results: readonly Timed[]) => {
  const good = results.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return { p50: percentile(good, 0.5), p95: percentile(good, 0.95), sent: results.length, refused: results.length - good.length };
};

/** Measures the candidate's list and the messages of the others for some seconds. */
async function phase(list: () => Promise<Timed>, others: readonly Sender[], seconds: number): Promise<Phase> {
  const until = performance.now() + seconds * 1000;
  const [lists, ...sent] = await Promise.all([
    whileRunning(until, { pauseMs: LIST_PAUSE_MS }, list),
    ...others.map(async (sender, index) => {
      await sleep((index * USUAL_PAUSE_MS) / others.length);
      return whileRunning(until, { pauseMs: USUAL_PAUSE_MS }, () => sendMessage(sender, 'When can you come for a talk?'));
    }),
  ]);
  const { p50, p95 } = times(lists);
  return { list: { p50, p95 }, delivery: times(sent.flat()) };
}

/** One employer sends a candidate as many messages as it can, while others write to the candidate as usual. */
export async function floodCandidate({ employers, atOnce, seconds }: FloodSetup): Promise<Flooded> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-flood-'));
  await chmod(folder, 0o711);
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const own = await startEmbeddedPostgres({ folder });
    undo.push(() => own.stop());
    const issuer = `http://127.0.0.1:${await unusedPort()}/realms/bench`;
    const tokens = await createCandidates(issuer, 1);
    undo.push(() => tokens.close());
    const port = await unusedPort();
    const origin = `http://localhost:${port}`;
    const running = await startServicesProcess({
      PORT: String(port),
      HIREHQ_DATA: join(folder, 'data'),
      HIREHQ_SECRET: 'a secret of at least 32 characters',
      HIREHQ_SSO_ISSUER: issuer,
      HIREHQ_RATE_LIMIT: '0',
      HIREHQ_LOG_LEVEL: 'error',
      DATABASE_URL: own.url,
    });
    undo.push(async () => {
      running.child.kill('SIGTERM');
      await running.ended;
    });
    const db = createDatabase({ connectionString: own.url, poolSize: 2 });
    undo.push(() => db.destroy());

    const [headers = {}] = tokens.headers;
    const { id: candidateId } = await candidateOf(origin, headers);
    const acquainted = async (): Promise<Sender> => {
      const { enterpriseId, jobIds } = await addChaosJobs(db, 1);
      const { isGood, said } = await ask(origin, headers, application(jobIds[0] ?? ''));
      if (!isGood) throw new Error(`The candidate could not apply: ${said}`);
      return { origin, candidateId, headers: await employerHeaders(db, enterpriseId) };
    };
    const flooder = await acquainted();
    const others: Sender[] = [];
    for (let index = 0; index < employers; index += 1) others.push(await acquainted());
    const listUrl = `${origin}/api/v1/candidates/messages/0/10`;
    const list = () => timed(listUrl, { headers });

    const quiet = await phase(list, others, seconds);
    const until = performance.now() + seconds * 1000;
    const [meanwhile, ...floods] = await Promise.all([
      phase(list, others, seconds),
      ...Array.from({ length: atOnce }, () =>
        whileRunning(until, { pauseMs: REFUSED_PAUSE_MS, after: 'refused' }, () =>
          sendMessage(flooder, 'Confirm your account: https://phish.example'),
        ),
      ),
    ]);
    const flood = floods.flat();
    const refused = flood.filter(({ status }) => status === 429);
    const response = await fetch(listUrl, { headers });
    const { responsePayload } = (await response.json()) as { responsePayload: Conversation[] };
    return {
      quiet,
      meanwhile,
      flood: {
        stored: flood.filter(({ status }) => status === 200).length,
        refused: refused.length,
        refusedWithRetryAfter: refused.filter(({ retryAfter }) => retryAfter).length,
      },
      listed: { shown: responsePayload.length, all: employers + 1 },
    };
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
