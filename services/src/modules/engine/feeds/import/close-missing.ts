import { closeManyJobs } from '../../jobs/index.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { Outbox } from '../../../../platform/events/outbox-writer.store.ts';
import type { FeedOfEmployer } from '../../../../platform/events/topics.ts';
import { heldJobs, setHeldJobs } from './held-closings.store.ts';

/** So many jobs may be closed by one feed, whatever their share. */
const FEW = 5;

interface Missing {
  /** Open jobs that the feed lacks, or calls closed. */
  gone: readonly string[];
  /** Number of the jobs that were open before the feed was read. */
  openBefore: number;
  /** Why the feed may be another document although it can be read. */
  caution: string | undefined;
}

/** Why the closing of these jobs waits for the next feed; undefined if it need not. */
export function whyToWait({ gone, openBefore, caution }: Missing): string | undefined {
  if (gone.length === 0) return undefined;
  if (caution !== undefined) return caution;
  return gone.length > FEW && gone.length * 2 > openBefore ? 'it lacks more than half of the open jobs' : undefined;
}

interface ClosingOptions {
  source: string;
  dryRun: boolean;
  /** The closing was confirmed: nothing waits. */
  isConfirmed: boolean;
  /** Jobs that go on waiting although this feed did not say whether they are still missing, because it is not complete. */
  stillWaits: (id: string) => boolean;
  /** The employer that learns of jobs that wait, and the feed. */
  notified: ({ enterpriseId: string } & FeedOfEmployer) | undefined;
  outbox: Outbox;
  now: Date;
}

interface Closing {
  closed: number;
  held: number;
  why: string | null;
}

/** Closes jobs that are missing from a feed. Where they might be missing by mistake, only those that the feed before lacked as well. */
export async function closeMissing(db: Database, missing: Missing, options: ClosingOptions): Promise<Closing> {
  const { source, now, outbox } = options;
  const { gone } = missing;
  const before = new Set(await heldJobs(db, source));
  const why = options.isConfirmed ? undefined : whyToWait(missing);
  const waiting = why === undefined ? [] : gone.filter((id) => !before.has(id));
  const closing = why === undefined ? gone : gone.filter((id) => before.has(id));
  const sentence =
    waiting.length === 0
      ? null
      : `${why}. ${waiting.length} of ${missing.openBefore} open jobs are closed if the next feed lacks them too, or when their closing is confirmed.`;
  if (options.dryRun) return { closed: closing.length, held: waiting.length, why: sentence };
  const closed = await closeManyJobs(db, outbox, closing, now);
  const done = new Set(closing);
  const kept = [...[...before].filter((id) => !done.has(id) && options.stillWaits(id)), ...waiting];
  if (before.size > 0 || kept.length > 0)
    await db.transaction().execute(async (trx) => {
      await setHeldJobs(trx, source, kept, now);
      if (waiting.length > 0 && options.notified)
        await outbox.add(trx, 'closing.held', { ...options.notified, jobs: waiting.length });
    });
  return { closed, held: waiting.length, why: sentence };
}

/** Closes the jobs of a source that wait for it; returns how many. */
export async function confirmClosing(db: Database, outbox: Outbox, source: string, now: Date): Promise<number> {
  const closed = await closeManyJobs(db, outbox, await heldJobs(db, source), now);
  await db.transaction().execute((trx) => setHeldJobs(trx, source, [], now));
  return closed;
}
