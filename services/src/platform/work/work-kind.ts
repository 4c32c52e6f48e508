import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';

/** What happens when a piece of work throws, is killed or takes too long. */
export interface Retries {
  /** After so many retries it is a dead letter. */
  limit: number;
  /** Before the first retry; about twice as long before each one after it. */
  delaySeconds: number;
  longestDelaySeconds: number;
}

/** Ten tries over about an hour. */
export const USUAL_RETRIES: Retries = { limit: 10, delaySeconds: 5, longestDelaySeconds: 900 };

/** How a kind of work is queued and run. */
export interface WorkRules {
  /** `module.verb`: the name of the queue, which is shared with earlier and later releases. */
  name: string;
  retries: Retries;
  /** How long one attempt may take. */
  timeLimitSeconds: number;
  /** How many run at the same time in one process. */
  atATime: number;
  /**
   * Over all processes, of work enqueued with the same key: `'queued'` drops what is enqueued while one waits or runs;
   * `'running'` keeps it, and runs one after the other. A kind that was released keeps what it has: another way needs another name.
   */
  onePerKey?: 'queued' | 'running';
  /** False for what is done again anyway: it ends as failed, and nobody needs to look at it. */
  deadLetters?: false;
}

export interface WorkKind<Payload extends object> extends WorkRules {
  /** Ids, not what they stand for: a payload may wait as a dead letter for weeks. */
  payload: z.ZodType<Payload>;
}

/** One attempt at a piece of work. */
export interface Attempt {
  jobId: string;
  /** True when it is not tried again after this. */
  isLast: boolean;
  /** Aborted when the attempt has used up its time or the platform stops; what throws then is tried again. */
  signal: AbortSignal;
  /** Completes the work in the caller's transaction: what it wrote and its end are committed together or not at all. */
  completeIn(trx: Transaction): Promise<void>;
}

/** A kind and what runs it, whatever its payload is. */
export interface DeclaredWork {
  kind: WorkRules;
  /** Cron with five fields, in UTC. Times missed while no process ran are made up for once. */
  schedule?: string;
  run(payload: unknown, attempt: Attempt): Promise<void>;
}

export const defineWork = <Payload extends object>(kind: WorkKind<Payload>): WorkKind<Payload> => kind;

/** Work that is asked for with `services.work.enqueue`. */
export function onDemand<Payload extends object>(
  kind: WorkKind<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<void>,
): DeclaredWork {
  return { kind, run: (payload, attempt) => run(kind.payload.parse(payload), attempt) };
}

interface Scheduled {
  name: string;
  /** Cron with five fields, in UTC. */
  schedule: string;
  timeLimitSeconds?: number;
  run: (attempt: Attempt) => Promise<void>;
}

/** Work at fixed times, done by one of the processes. One that fails is tried twice more, and then at its next time. */
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
