import { setTimeout } from 'node:timers/promises';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';
import type { Listener } from '../events/listener.ts';
import { createBossDatabase, inTransaction } from './boss-database.ts';
import { createDeadLetters, type DeadLetters } from './dead-letters.ts';
import { DEAD_LETTERS, ensureDeadLetters, ensureQueue, existingQueues } from './queues.ts';
import { runAttempt, type WorkLog } from './run-attempt.ts';
import { workUnderWay } from './work.store.ts';
import type { DeclaredWork, WorkKind, WorkRules } from './work-kind.ts';

interface EnqueueOptions {
  /** The key that `onePerKey` of the kind refers to. */
  key?: string;
  afterMs?: number;
}

/** The interface for modules to queue background work. */
export interface Work {
  /** Enqueues in the caller's transaction: the work is only done if that commits. */
  enqueue<Payload extends object>(
    trx: Transaction,
    kind: WorkKind<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>;
}

/** Runs the background work of one process. */
export interface WorkRunner extends Work {
  deadLetters: DeadLetters;
  /** Releases work that terminated processes had started; for a database that no other process uses. */
  giveBackAll(db: Database): Promise<void>;
  /** Starts to run the declared work; call before the listener starts, so that no notification is missed. */
  start(declared: readonly DeclaredWork[]): Promise<void>;
  /** Takes no more work, waits for running work, and releases what takes too long. */
  stop(): Promise<void>;
}

interface WorkOptions {
  databaseUrl: string;
  log: WorkLog;
  /** Called when work fails because there is no space. */
  noSpace?: () => void;
  /** Notifies of new work; without it, this process only enqueues. */
  listener?: Listener;
  /** How long `stop` waits, in milliseconds. */
  stopWithinMs?: number;
  /** How often to look for work whose process no longer exists. */
  superviseSeconds?: number;
  /** How often to poll for work, for missed notifications. */
  lookSeconds?: number;
}

const SCHEMA = 'work';
/** Notifications arrive immediately; polling is for retries, delayed starts, and connection poolers that drop notifications. */
const LOOK_EVERY_SECONDS = 5;
/** Scheduled work may be late by this. */
const LOOK_FOR_SCHEDULED_SECONDS = 30;
const SUPERVISE_EVERY_SECONDS = 30;
const STOP_WITHIN_MS = 8_000;

/** Background work on pg-boss, run by any process. */
export function createWork(options: WorkOptions): WorkRunner {
  const { databaseUrl, log, listener, stopWithinMs = STOP_WITHIN_MS, superviseSeconds = SUPERVISE_EVERY_SECONDS } = options;
  const { lookSeconds = LOOK_EVERY_SECONDS, noSpace } = options;
  const database = createBossDatabase(databaseUrl, listener);
  const runs = listener !== undefined;
  const boss = new PgBoss({
    db: database,
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: runs,
    supervise: runs,
    useListenNotify: runs,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'error in the work queue; it keeps running'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));

  const stopping = new AbortController();
  const queues = new Map<string, Promise<void>>();
  /** Names of the queues whose work this process runs. */
  const running = new Set<string>();
  let opened: ReturnType<typeof existingQueues> | undefined;

  const open = () =>
    (opened ??= boss
      .start()
      .then(async () => {
        const existing = await existingQueues(boss);
        await ensureDeadLetters(boss, existing.get(DEAD_LETTERS));
        return existing;
      })
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      }));

  function queueOf(kind: WorkRules): Promise<void> {
    const known = queues.get(kind.name);
    if (known) return known;
    const made = open()
      .then((existing) => ensureQueue(boss, kind, existing.get(kind.name)))
      .catch((error: unknown) => {
        queues.delete(kind.name);
        throw error;
      });
    queues.set(kind.name, made);
    return made;
  }

  async function runWorker(declared: DeclaredWork): Promise<void> {
    const { name, onePerKey } = declared.kind;
    running.add(name);
    const every = declared.schedule === undefined ? lookSeconds : Math.max(lookSeconds, LOOK_FOR_SCHEDULED_SECONDS);
    const worker = boss.work(
      name,
      {
        includeMetadata: true,
        pollingIntervalSeconds: every,
        notifyPollingIntervalSeconds: every,
        ...(onePerKey === 'running' && { groupConcurrency: 1 }),
      },
      async ([job]: JobWithMetadata[]) => {
        if (!job) return;
        // There may be more work in the queue, so it fetches again immediately.
        boss.notifyWorker(await worker);
        await runAttempt(declared, job, { boss, log, stopping: stopping.signal, noSpace });
      },
    );
    await worker;
  }

  return {
    async enqueue(trx, kind, payload, { key, afterMs } = {}) {
      await queueOf(kind);
      await boss.send(kind.name, payload, {
        db: inTransaction(trx),
        ...(key !== undefined && { singletonKey: key }),
        ...(key !== undefined && kind.onePerKey === 'running' && { group: { id: key } }),
        ...(afterMs !== undefined && { startAfter: Math.ceil(afterMs / 1000) }),
      });
    },
    deadLetters: createDeadLetters(boss, open),
    async giveBackAll(db) {
      await open();
      for (const { name, id } of await workUnderWay(db))
        await boss.fail(name, id, { message: 'The process that had started it no longer exists.' });
    },
    async start(declared) {
      await open();
      for (const each of declared) {
        const { kind, schedule } = each;
        await queueOf(kind);
        if (schedule) await boss.schedule(kind.name, schedule, {}, { tz: 'UTC', missed: 'once' });
        for (let index = 0; index < kind.atATime; index += 1) await runWorker(each);
      }
    },
    async stop() {
      stopping.abort(new Error('The platform is stopping.'));
      if (opened) {
        await opened.catch(() => undefined);
        // Its own graceful stop looks only every half second whether its workers have stopped.
        const workersStopped = Promise.all([...running].map((name) => boss.offWork(name, { wait: true })));
        await Promise.race([workersStopped, setTimeout(stopWithinMs, undefined, { ref: false })]);
        await boss.stop({ close: false, graceful: false });
      }
      await database.end();
    },
  };
}
