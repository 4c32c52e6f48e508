import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';

/** How often work is retried that throws, is killed or exceeds its time limit. */
export interface Retries {
  /** After this many retries it becomes a dead letter. */
  limit: number;
  /** Delay before the first retry; roughly doubled before each further one. */
  delaySeconds: number;
  longestDelaySeconds: number;
}

/** Ten retries over about an hour. */
export const USUAL_RETRIES: Retries = { limit: 10, delaySeconds: 5, longestDelaySeconds: 900 };

/** How work of one kind is queued and run. */
export interface WorkRules {
  /** `module.verb`: name of the queue, shared with earlier and later releases. */
  name: string;
  retries: Retries;
  /** Time limit of one attempt. */
  timeLimitSeconds: number;
  /** Concurrency in one process. */
  atATime: number;
  /**
   * For work enqueued with the same key, over all processes: `'queued'` drops what is enqueued while one is waiting or running;
   * `'running'` keeps it and runs one at a time. Do not change it for a released kind: a different setting needs a new name.
   */
  onePerKey?: 'queued' | 'running';
  /** False for work that is repeated anyway: it just fails, without a dead letter. */
  deadLetters?: false;
}

export interface WorkKind<Payload extends object> extends WorkRules {
  /** Ids only, no personal data: a payload may be stored as a dead letter for weeks, and is logged. */
  payload: z.ZodType<Payload>;
}

/** One attempt to run a piece of work. */
export interface WorkAttempt {
  jobId: string;
  /** True if there is no retry after this attempt. */
  isLast: boolean;
  /** Aborted when the attempt exceeds its time limit or the platform stops; work that throws then is retried. */
  signal: AbortSignal;
  /** Completes the work in the caller's transaction, so that its changes and its completion are committed atomically. */
  completeIn(trx: Transaction): Promise<void>;
}

/** A kind of work with its handler, independent of the payload type. */
export interface DeclaredWork {
  kind: WorkRules;
  /** Cron expression with five fields, in UTC. Runs missed while no process was running are made up for once. */
  schedule?: string;
  run(payload: unknown, attempt: WorkAttempt): Promise<void>;
}

export const defineWork = <Payload extends object>(kind: WorkKind<Payload>): WorkKind<Payload> => kind;

/** Work that is queued with `services.work.enqueue`. */
export function onDemand<Payload extends object>(
  kind: WorkKind<Payload>,
  run: (payload: Payload, attempt: WorkAttempt) => Promise<void>,
): DeclaredWork {
  return { kind, run: (payload, attempt) => run(kind.payload.parse(payload), attempt) };
}

interface Scheduled {
  name: string;
  /** Cron expression with five fields, in UTC. */
  schedule: string;
  timeLimitSeconds?: number;
  run: (attempt: WorkAttempt) => Promise<void>;
}

/** Scheduled work, run by one of the processes. If it fails, it is retried twice, and then runs at its next scheduled time. */
export function onSchedule({ name, schedule, timeLimitSeconds = 300, run }: Scheduled): DeclaredWork {
  const kind: WorkRules = {
    name,
    retries: { limit: 2, delaySeconds: 10, longestDelaySeconds: 60 },
    timeLimitSeconds,
    atATime: 1,
    onePerKey: 'queued',
    deadLetters: false,
  };
  return { kind, schedule, run: (_, attempt) => run(attempt) };
}
