import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { failureLog, runPeriodically, type Periodic } from '../periodic.ts';
import type { Work } from '../work/work.ts';
import type { Subscription } from './event-work.ts';
import { markRelayed, takeNextEvent } from './outbox.store.ts';

export interface Relay {
  /** Signals that events may be pending. */
  wake(): void;
  start(): void;
  /** Resolves once the current event is delivered. */
  stop(): Promise<void>;
}

interface RelayOptions {
  db: Database;
  subscriptions: readonly Pick<Subscription, 'topics' | 'kind'>[];
  work: Work;
  log: Pick<FastifyBaseLogger, 'warn'>;
  sweepMs?: number;
}

/** Queues each committed outbox event as work of the modules subscribed to its topic, in the order of the events. */
export function createRelay({ db, subscriptions, work, log, sweepMs = 5000 }: RelayOptions): Relay {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let sweep: Periodic | undefined;

  /** False if no event is pending. */
  function relayNext(): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const row = await takeNextEvent(trx);
      if (!row) return false;
      const event = { id: row.id, topic: row.topic, payload: row.payload, createdAt: row.created_at.toISOString() };
      for (const { topics, kind } of subscriptions) if (topics.has(row.topic)) await work.enqueue(trx, kind, event);
      await markRelayed(trx, row.id);
      return true;
    });
  }

  async function drain(): Promise<void> {
    try {
      do {
        again = false;
        while (!stopped && (await relayNext()));
      } while (again && !stopped);
    } catch (error) {
      log.warn({ err: error }, 'delivering outbox events failed; retrying with the next sweep');
    }
  }

  function wake(): void {
    again = true;
    if (stopped || running) return;
    running = drain().finally(() => {
      running = undefined;
      if (again) wake();
    });
  }

  return {
    wake,
    start() {
      // Notifications wake the relay; the sweep is for missed ones.
      sweep = runPeriodically({ everyMs: sweepMs, run: wake, failed: failureLog(log, 'events.sweep') });
      wake();
    },
    async stop() {
      stopped = true;
      await sweep?.stop();
      await running;
    },
  };
}
