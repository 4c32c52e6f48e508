import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { FeedError, feedMapSchema, fileSource, importFeed } from '../../import/index.ts';
import { uploadsFolder } from '../../platform/http/spooled-file.ts';
import { isDatabaseAway } from '../../platform/database-away.ts';
import type { Services } from '../../platform/module.ts';
import { beginImport, endAbandoned, endImport, forgetImports, keepAlive, type FeedImportRow } from './feed-imports.store.ts';
import { keptReport, NOTHING_READ, untilStopped, type Outcome } from './feed-outcome.ts';
import { employerOf } from './feeds.store.ts';

const BEAT_MS = 20_000;
const ALIVE_MS = 2 * 60_000;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;
const REFUSALS_KEPT = 1000;
const ABANDONED =
  'The platform was stopped while this import waited or ran. Send the file again; jobs that are here already stay as they are.';

export const aliveUntil = (now: Date): Date => new Date(now.getTime() + ALIVE_MS);

interface TakenFile {
  id: string;
  path: string;
}

export interface ImportWorker {
  /** Imports a file after those that were taken before, and removes it. */
  take(file: TakenFile): void;
  /** Resolves once all that was taken has ended. */
  idle(): Promise<void>;
  /** Ends what a process that went away left, and keeps what this one has. */
  beat(): Promise<void>;
  start(): void;
  /** Ends the import under way with a sentence, and those that wait. */
  stop(): Promise<void>;
}

/** Feeds that came as files, one after the other. */
export function createImportWorker(services: Services, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): ImportWorker {
  const { db, now, outbox, config } = services;
  const taken: TakenFile[] = [];
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function outcomeOf(row: FeedImportRow, path: string): Promise<Outcome> {
    const employer = await employerOf(db, row.enterprise_id);
    if (!employer) throw new FeedError('The enterprise is not there any more.');
    return importFeed(db, {
      from: untilStopped({ ...fileSource(path), name: row.file_name }, () => stopped, ABANDONED),
      format: row.format,
      map: feedMapSchema.parse(row.map ?? {}),
      source: `import:${row.enterprise_id}:${row.name}`,
      employer,
      closeMissing: row.close_missing,
      outbox,
      now,
    });
  }

  async function run({ id, path }: TakenFile): Promise<void> {
    try {
      const row = await beginImport(db, id);
      if (!row) return;
      const outcome = await outcomeOf(row, path).catch((error: unknown): Outcome => {
        if (error instanceof FeedError) return { ...NOTHING_READ, error: error.message };
        log.error({ import: id, err: error }, 'a feed could not be imported');
        return { ...NOTHING_READ, error: 'Something went wrong here.' };
      });
      await endImport(db, id, {
        state: outcome.error ? 'failed' : 'imported',
        ended_at: now(),
        report: keptReport(outcome, REFUSALS_KEPT),
      });
    } catch (error) {
      // Nothing can be said of it without the database; it is found abandoned.
      log[isDatabaseAway(error) ? 'warn' : 'error']({ import: id, err: error }, 'an import could not be ended');
    } finally {
      await rm(path, { force: true }).catch((error: unknown) => log.warn({ err: error, path }, 'an upload stays behind'));
    }
  }

  async function drain(): Promise<void> {
    for (let next = taken[0]; next; next = taken[0]) {
      await run(next);
      taken.shift();
    }
  }

  async function beat(): Promise<void> {
    const at = now();
    await keepAlive(
      db,
      taken.map(({ id }) => id),
      aliveUntil(at),
    );
    await endAbandoned(db, at, keptReport({ ...NOTHING_READ, error: ABANDONED }));
    await forgetImports(db, new Date(at.getTime() - KEPT_MS));
  }

  return {
    take(file) {
      taken.push(file);
      running ??= drain().finally(() => {
        running = undefined;
      });
    },
    idle: async () => running,
    beat,
    start() {
      void removeOldUploads(uploadsFolder(config.dataFolder)).catch((error: unknown) =>
        log.error({ err: error }, 'old uploads could not be removed'),
      );
      timer = setInterval(
        () => void beat().catch((error: unknown) => log.warn({ err: error }, 'imports are looked after with the next round')),
        BEAT_MS,
      ).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Files of requests and imports that a killed process left. */
async function removeOldUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true });
  }
}
