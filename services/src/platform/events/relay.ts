import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { failureLog, runPeriodically, type Periodic } from '../periodic.ts';
import type { Work } from '../work/work.ts';
import type { Subscription } from './event-work.ts';
import { markHandedOn, takeNextEvent } from './outbox.store.ts';

export interface Relay {
  /** Something may be waiting. */
  wake(): void;
  start(): void;
  /** Resolves once the event under way is handed on. */
  stop(): Promise<void>;
}

interface RelayOptions {
  db: Database;
  subscriptions: readonly Pick<Subscription, 'topics' | 'kind'>[];
  work: Work;
  log: Pick<FastifyBaseLogger, 'warn'>;
  sweepMs?: number;
}

/** Makes each committed outbox event work of the modules that follow its topic, in the order of the events. */
export function createRelay({ db, subscriptions, work, log, sweepMs = 5000 }: RelayOptions): Relay {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let sweep: Periodic | undefined;

  /** False when no event waits. */
  function handOnNext(): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const row = await takeNextEvent(trx);
      if (!row) return false;
      const event = { id: row.id, topic: row.topic, payload: row.payload, createdAt: row.created_at.toISOString() };
      for (const { topics, kind } of subscriptions) if (topics.has(row.topic)) await work.enqueue(trx, kind, event);
      await markHandedOn(trx, row.id);
      return true;
    });
  }

  async function drain(): Promise<void> {
    try {
      do {
        again = false;
        while (!stopped && (await handOnNext()));
      } while (again && !stopped);
    } catch (error) {
      log.warn({ err: error }, 'outbox events could not be handed on; trying again with the next sweep');
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
      // The bell wakes it; this is for a bell that was not heard.
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
