import { setTimeout as sleep } from 'node:timers/promises';
import { untoldApplications, lostWrites, type ChaosJobs, type Written } from './chaos-data.store.ts';
import { ask, application, startTraffic, type ChaosCandidate, type Sent } from './chaos-traffic.ts';
import type { ChaosFault, ServerOfFolder } from './faults.ts';
import type { Database } from '../../platform/database/database.ts';

/** Outcome of all rounds of one fault. */
export interface Struck {
  fault: ChaosFault;
  rounds: number;
  asked: number;
  /** 503 with Retry-After. */
  refused: number;
  /** Milliseconds from the fault to the last request without the expected response. */
  recoveryMs: readonly number[];
}

export interface Chaos {
  struck: readonly Struck[];
  /** Acknowledged writes. */
  written: number;
  lost: readonly Written[];
  /** Responses that were neither the expected ones nor 503 with Retry-After. */
  wrong: readonly string[];
  /** Applications without a notification, or with two, after the traffic has ended. */
  untold: number;
}

interface ChaosOptions {
  origins: readonly string[];
  server: ServerOfFolder;
  db: Database;
  candidates: readonly ChaosCandidate[];
  jobs: ChaosJobs;
  rounds: number;
  /** The faults of each round. */
  faults: readonly ChaosFault[];
  rate: number;
  /** Output of a process that ended by itself. */
  ended: () => string | undefined;
}

const LOOK_EVERY_MS = 100;
/** The platform counts as recovered after this many consecutive expected responses. */
const WELL_SECONDS = 1;
const LONGEST_ROUND_MS = 120_000;
const LONGEST_QUIET_MS = 120_000;

const isRefusal = ({ status, retryAfter }: Sent) => status === 503 && retryAfter;

/** Waits until the newest requests since `from` all had the expected response. */
async function untilWell(sent: readonly Sent[], from: number, { rate, ended }: ChaosOptions): Promise<void> {
  const count = WELL_SECONDS * rate;
  const until = performance.now() + LONGEST_ROUND_MS;
  for (;;) {
    const acknowledged = sent.slice(from).filter(({ status }) => status !== undefined);
    const newest = acknowledged.slice(-count);
    if (newest.length === count && newest.every(({ isGood }) => isGood)) return;
    const said = ended();
    if (said !== undefined) throw new Error(`A process ended by itself.\n${said}`);
    if (performance.now() > until) {
      const newestOf = newest.map(({ status, said: words }) => `${status} ${words ?? ''}`).join('\n');
      throw new Error(`The platform has not recovered ${LONGEST_ROUND_MS / 1000} s after a fault.\n${newestOf}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** Every candidate applies once, because messages require an application. */
async function introduce({ origins, candidates, jobs }: ChaosOptions): Promise<void> {
  for (const { headers } of candidates) {
    const { isGood, said } = await ask(origins[0] ?? '', headers, application(jobs.jobIds.at(-1) ?? ''));
    if (!isGood) throw new Error(`A candidate could not apply: ${said}`);
  }
}

async function untilDelivered(db: Database): Promise<number> {
  const until = performance.now() + LONGEST_QUIET_MS;
  for (;;) {
    const untold = await untoldApplications(db);
    if (untold === 0 || performance.now() > until) return untold;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Repeatedly causes faults of the database while candidates read and write; returns the outcome of their requests. */
export async function strikeUnderLoad(options: ChaosOptions): Promise<Chaos> {
  const { server, db, rounds, faults } = options;
  await introduce(options);
  const traffic = startTraffic(options);
  const { sent } = traffic;
  const marks: { fault: ChaosFault; from: number; at: number; to: number }[] = [];
  try {
    await untilWell(sent, 0, options);
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of faults) {
        const [from, at] = [sent.length, performance.now()];
        await server.strike(fault);
        await untilWell(sent, sent.length, options);
        marks.push({ fault, from, at, to: sent.length });
      }
    }
  } finally {
    await traffic.stop();
  }

  const struck = faults.map((fault): Struck => {
    const own = marks.filter((mark) => mark.fault === fault);
    const requests = own.flatMap(({ from, to }) => sent.slice(from, to));
    return {
      fault,
      rounds: own.length,
      asked: requests.length,
      refused: requests.filter(isRefusal).length,
      recoveryMs: own.map(({ from, to, at }) =>
        Math.max(0, ...sent.slice(from, to).flatMap(({ isGood, due }) => (isGood ? [] : [due - at]))),
      ),
    };
  });
  const written = sent.flatMap((entry) => entry.written ?? []);
  return {
    struck,
    written: written.length,
    lost: await lostWrites(db, written),
    wrong: sent.filter((entry) => !entry.isGood && !isRefusal(entry)).map(({ status, said }) => `${status} ${said ?? ''}`),
    untold: await untilDelivered(db),
  };
}
