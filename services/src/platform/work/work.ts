import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';
import type { Listener } from '../events/listener.ts';
import { createBossDatabase, inTransaction } from './boss-database.ts';
import { createDeadLetters, type DeadLetters } from './dead-letters.ts';
import { ensureDeadLetters, ensureQueue } from './queues.ts';
import { runAttempt, type WorkLog } from './run-attempt.ts';
import { workUnderWay } from './work.store.ts';
import type { DeclaredWork, WorkKind, WorkRules } from './work-kind.ts';

interface EnqueueOptions {
  /** What `onePerKey` of the kind is about. */
  key?: string;
  afterMs?: number;
}

/** What modules see: a way to have something done later. */
export interface Work {
  /** Enqueues in the caller's transaction: the work is done if that commits, and only then. */
  enqueue<Payload extends object>(
    trx: Transaction,
    kind: WorkKind<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>;
}

/** The work of one process. */
export interface WorkRunner extends Work {
  deadLetters: DeadLetters;
  /** Gives back what processes that are gone had begun: for a database that nobody else uses. */
  giveBackAll(db: Database): Promise<void>;
  /** Begins to do the declared work; before the listener starts, so that it hears of all of it. */
  start(declared: readonly DeclaredWork[]): Promise<void>;
  /** Takes nothing more up, waits for what is under way, and gives back what takes too long. */
  stop(): Promise<void>;
}

interface WorkOptions {
  databaseUrl: string;
  log: WorkLog;
  /** Rings for new work; without it this process enqueues only. */
  listener?: Listener;
  /** How long `stop` waits. */
  stopWithinMs?: number;
  /** How often work is looked for whose process is gone. */
  superviseSeconds?: number;
  /** How often the process looks for work that no notification announced. */
  lookSeconds?: number;
}

const SCHEMA = 'work';
/** The bell is heard at once; this is for retries, for later starts, and for behind a pooler that lets no bell through. */
const LOOK_EVERY_SECONDS = 5;
/** Work at fixed times may be late by this. */
const LOOK_FOR_SCHEDULED_SECONDS = 30;
const SUPERVISE_EVERY_SECONDS = 30;
const STOP_WITHIN_MS = 8_000;

/** Work that is done later, by whatever process, on pg-boss. */
export function createWork(options: WorkOptions): WorkRunner {
  const { databaseUrl, log, listener, stopWithinMs = STOP_WITHIN_MS, superviseSeconds = SUPERVISE_EVERY_SECONDS } = options;
  const { lookSeconds = LOOK_EVERY_SECONDS } = options;
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
  boss.on('error', (error) => log.warn({ err: error }, 'an error in the work queue; it continues'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));

  const stopping = new AbortController();
  const queues = new Map<string, Promise<void>>();
  let opened: Promise<void> | undefined;

  const open = () =>
    (opened ??= boss
      .start()
      .then(() => ensureDeadLetters(boss))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      }));

  function queueOf(kind: WorkRules): Promise<void> {
    const known = queues.get(kind.name);
    if (known) return known;
    const made = open()
      .then(() => ensureQueue(boss, kind))
      .catch((error: unknown) => {
        queues.delete(kind.name);
        throw error;
      });
    queues.set(kind.name, made);
    return made;
  }

  async function runWorker(declared: DeclaredWork): Promise<void> {
    const { name, onePerKey } = declared.kind;
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
        // Where there was one there may be more: it looks again at once.
        boss.notifyWorker(await worker);
        await runAttempt(declared, job, { boss, log, stopping: stopping.signal });
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
        await boss.fail(name, id, { message: 'The process that had begun it is gone.' });
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
      stopping.abort(new Error('The platform stops.'));
      if (opened) {
        await opened.catch(() => undefined);
        await boss.stop({ close: false, graceful: true, timeout: stopWithinMs });
      }
      await database.end();
    },
  };
}
