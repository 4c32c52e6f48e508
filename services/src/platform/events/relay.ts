import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { isDatabaseAway } from '../database-away.ts';
import type { Database } from '../database/database.ts';
import type { ServiceModule } from '../module.ts';
import type { OutboxEvent } from './topics.ts';

export interface Relay {
  /** Something may be waiting. */
  wake(): void;
  start(): void;
  /** Resolves once the event under way is done. */
  stop(): Promise<void>;
}

interface RelayOptions {
  db: Database;
  modules: readonly Pick<ServiceModule, 'name' | 'onEvent'>[];
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  sweepMs?: number;
}

const KEEP_DAYS = 7;
const CLEAN_EVERY_MS = 3_600_000;

/** Hands committed outbox events to the modules, each at least once, whatever process wrote them. */
export function createRelay({ db, modules, log, sweepMs = 5000 }: RelayOptions): Relay {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let sweep: NodeJS.Timeout | undefined;
  let cleanedAt = 0;

  /** Takes the oldest waiting event, locked so that no other process takes it too. False when there is none. */
  function handOnNext(): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('outbox')
        .select(['id', 'topic', 'payload', 'created_at', 'attempts'])
        .where('done_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      const event = { id: row.id, topic: row.topic, payload: row.payload, createdAt: row.created_at } as unknown as OutboxEvent;
      try {
        for (const module of modules) await module.onEvent?.(event);
        await trx
          .updateTable('outbox')
          .set({ done_at: sql<Date>`now()` })
          .where('id', '=', row.id)
          .execute();
      } catch (error) {
        log[isDatabaseAway(error) ? 'warn' : 'error'](
          { err: error, event: row.id, topic: row.topic, attempts: row.attempts + 1 },
          'an event could not be handled; trying again later',
        );
        const waitSeconds = Math.min(300, 2 ** row.attempts);
        await trx
          .updateTable('outbox')
          .set({
            attempts: row.attempts + 1,
            last_error: String(error).slice(0, 2000),
            next_attempt_at: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
          })
          .where('id', '=', row.id)
          .execute();
      }
      return true;
    });
  }

  async function clean(): Promise<void> {
    if (Date.now() - cleanedAt < CLEAN_EVERY_MS) return;
    cleanedAt = Date.now();
    await sql`delete from outbox where done_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
    await sql`delete from stream_event where created_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
  }

  async function drain(): Promise<void> {
    try {
      do {
        again = false;
        while (!stopped && (await handOnNext()));
      } while (again && !stopped);
      await clean();
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be read; trying again with the next sweep');
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
      sweep = setInterval(wake, sweepMs).unref();
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(sweep);
      await running;
    },
  };
}
