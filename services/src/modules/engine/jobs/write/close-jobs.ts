import type { Database, Transaction } from '../../../../platform/database/database.ts';
import type { Outbox } from '../../../../platform/events/outbox-writer.store.ts';
import { closeJobs } from './write-jobs.store.ts';

const BATCH = 1000;

/** Closes jobs and writes the events in the given transaction; one event per employer. */
export async function closeAndPublish(trx: Transaction, outbox: Outbox, ids: readonly string[], now: Date): Promise<number> {
  const closed = await closeJobs(trx, ids, now);
  const ofEmployer = Map.groupBy(closed, ({ enterpriseId }) => enterpriseId);
  for (const [enterpriseId, jobs] of ofEmployer)
    await outbox.add(trx, 'job.closed', { enterpriseId, jobIds: jobs.map(({ id }) => id) });
  return closed.length;
}

/** The same for any number of jobs, a thousand per transaction; returns how many were open. */
export async function closeManyJobs(db: Database, outbox: Outbox, ids: readonly string[], now: Date): Promise<number> {
  let closed = 0;
  for (let at = 0; at < ids.length; at += BATCH)
    closed += await db.transaction().execute((trx) => closeAndPublish(trx, outbox, ids.slice(at, at + BATCH), now));
  return closed;
}
