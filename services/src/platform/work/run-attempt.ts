import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../database-away.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from './boss-database.ts';
import { affectedBy, reasonOf } from './dead-letters.ts';
import type { DeclaredWork } from './work-kind.ts';

export type WorkLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

interface Running {
  boss: PgBoss;
  log: WorkLog;
  /** Aborted when the platform begins to stop. */
  stopping: AbortSignal;
}

/** Another process has taken the work over: this one was not heard of for too long. */
class WorkLost extends Error {
  constructor(kind: string, jobId: string) {
    super(`The work ${kind} ${jobId} was taken over by another process.`);
    this.name = 'WorkLost';
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new Error('The attempt was ended: its time was over, or the platform stopped.')),
      {
        once: true,
      },
    );
  });
}

/** Runs one attempt; logs and throws what goes wrong, and pg-boss decides what comes next. */
export async function runAttempt({ kind, run }: DeclaredWork, job: JobWithMetadata, running: Running): Promise<void> {
  const { boss, log, stopping } = running;
  const details = { work: kind.name, job: job.id, attempt: job.retryCount + 1 };
  // Of a process that was killed this is the only word.
  if (job.retryCount > 0 && job.output) log.warn({ ...details, reason: reasonOf(job.output) }, 'work that failed is tried again');
  const completeIn = async (trx: Transaction) => {
    const claim = { id: job.id, retryCount: job.retryCount };
    if (affectedBy(await boss.complete(kind.name, claim, null, { db: inTransaction(trx) })) === 0)
      throw new WorkLost(kind.name, job.id);
  };
  const isLast = job.retryCount >= job.retryLimit;
  const signal = AbortSignal.any([job.signal, stopping]);
  const work = run(job.data, { jobId: job.id, isLast, signal, completeIn });
  try {
    await Promise.race([work, abortOf(job.signal)]);
  } catch (error) {
    const level = isLast && !isDatabaseAway(error) ? 'error' : 'warn';
    log[level]({ ...details, err: error }, isLast ? 'work failed, and is not tried again' : 'work failed, and is tried again');
    throw error;
  }
}
