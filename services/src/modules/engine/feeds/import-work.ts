import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { FeedError } from '../../../platform/feed-source/feed-error.ts';
import { fileSource } from '../../../platform/feed-source/feed-source.ts';
import { feedMapSchema } from './formats/feed-map.ts';
import { importFeed } from './import/import-feed.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { uploadsFolder } from '../../../platform/http/bodies/spooled-file.ts';
import type { Services } from '../../../platform/module.ts';
import { defineWork, onDemand, onSchedule, type WorkAttempt, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { beginImport, endAbandoned, endImport, forgetImports, type FeedImportRow } from './feed-imports.store.ts';
import { reportForEmployer, notOpened, untilAborted, type FeedOutcome } from './feed-outcome.ts';
import { sourceOfFiles } from './feed-source-name.ts';
import { employerOfFeed } from './feeds.store.ts';

const importFile = defineWork({
  name: 'feeds.import',
  payload: z.object({ importId: z.uuid() }),
  retries: { limit: 5, delaySeconds: 5, longestDelaySeconds: 300 },
  timeLimitSeconds: 6 * 3600,
  atATime: 1,
});

const KEPT_MS = 30 * DAY_MS;
const REFUSALS_KEPT = 1000;
const ABANDONED = 'This import could not be completed. Send the file again; jobs that are already imported are kept.';

/** How long an import may wait and run; its file is kept for as long. */
export const aliveUntil = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** Path of an import's file, for every process. */
export const fileOfImport = (dataFolder: string, importId: string): string =>
  join(uploadsFolder(dataFolder), `${importId}.import`);

/** Queues the import of a stored file, after earlier ones. */
export const importSoon = ({ work }: Pick<Services, 'work'>, trx: Transaction, importId: string): Promise<void> =>
  work.enqueue(trx, importFile, { importId });

async function outcomeOf(
  { db, outbox, now }: Services,
  row: FeedImportRow,
  path: string,
  signal: AbortSignal,
): Promise<FeedOutcome> {
  const employer = await employerOfFeed(db, row.enterprise_id);
  if (!employer) throw new FeedError('The employer no longer exists.');
  if (!(await stat(path).catch(() => undefined))) throw new FeedError(ABANDONED);
  return importFeed(db, {
    from: untilAborted({ ...fileSource(path), name: row.file_name }, signal),
    format: row.format,
    map: feedMapSchema.parse(row.map ?? {}),
    source: sourceOfFiles(row.enterprise_id, row.name),
    employer,
    notified: { importId: row.id },
    closeMissing: row.close_missing,
    outbox,
    now,
  });
}

async function importNow(services: Services, importId: string, { signal, isLast }: WorkAttempt): Promise<void> {
  const { db, now, config } = services;
  const row = await beginImport(db, importId);
  if (!row) return;
  const path = fileOfImport(config.dataFolder, importId);
  const end = (outcome: FeedOutcome) =>
    endImport(db, importId, {
      state: outcome.error ? 'failed' : 'imported',
      ended_at: now(),
      report: reportForEmployer(outcome, REFUSALS_KEPT),
    });
  try {
    await end(await outcomeOf(services, row, path, signal));
  } catch (error) {
    if (error instanceof FeedError) await end(notOpened(error.message));
    else {
      if (isLast) await end(notOpened('Something went wrong on our side.'));
      throw error;
    }
  }
  await rm(path, { force: true });
}

/** Imports the files that employers send; an interrupted import starts again with its file. */
export const importWork = (services: Services): DeclaredWork[] => [
  onDemand(importFile, ({ importId }, attempt) => importNow(services, importId, attempt)),
  onSchedule({
    name: 'feeds.tidy',
    schedule: '27 * * * *',
    run: async () => {
      const at = services.now();
      await endAbandoned(services.db, at, reportForEmployer(notOpened(ABANDONED)));
      await forgetImports(services.db, new Date(at.getTime() - KEPT_MS));
    },
  }),
];
