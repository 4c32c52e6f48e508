import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../database-away.ts';
import type { Transaction } from '../database/database.ts';
import { isStorageFull } from '../files/storage-full.ts';
import { inTransaction } from './boss-database.ts';
import { affectedBy, reasonOf } from './dead-letters.ts';
import { allowOneMoreRetry } from './work.store.ts';
import type { DeclaredWork } from './work-kind.ts';

export type WorkLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

interface Running {
  boss: PgBoss;
  log: WorkLog;
  /** Aborted when the platform starts to stop. */
  stopping: AbortSignal;
  /** Called when work fails because there is no space. */
  noSpace: (() => void) | undefined;
}

/** Thrown if another process has taken over the work, because this one sent no heartbeat for too long. */
class WorkLost extends Error {
  constructor(kind: string, jobId: string) {
    super(`Work ${jobId} of kind ${kind} was taken over by another process.`);
    this.name = 'WorkLost';
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new Error('The attempt was aborted: it exceeded its time limit, or the platform stopped.')),
      {
        once: true,
      },
    );
  });
}

/** Runs one attempt; logs and rethrows errors, so that pg-boss decides what happens next. */
export async function runAttempt({ kind, run }: DeclaredWork, job: JobWithMetadata, running: Running): Promise<void> {
  const { boss, log, stopping, noSpace } = running;
  const details = { work: kind.name, workId: job.id, payload: job.data, attempt: job.retryCount + 1 };
  // A killed process could not log its failure, so this may be the only trace of it.
  if (job.retryCount > 0 && job.output) log.warn({ ...details, reason: reasonOf(job.output) }, 'retrying work that failed');
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
    if (isStorageFull(error)) {
      noSpace?.();
      // Space is made by somebody else: such an attempt does not count.
      await allowOneMoreRetry(boss.getDb(), job.id).catch((err: unknown) =>
        log.warn({ ...details, err }, 'a retry was not added'),
      );
      log.error({ ...details, err: error }, 'work found no space and will be retried');
      throw error;
    }
    const level = isLast && !isDatabaseAway(error) ? 'error' : 'warn';
    log[level]({ ...details, err: error }, isLast ? 'work failed and will not be retried' : 'work failed and will be retried');
    throw error;
  }
}
