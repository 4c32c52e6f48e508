import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { backoffMs, type Backoff } from '@hirehq/shared-contracts/backoff';
import { FeedError } from '../../../platform/feed-source/feed-error.ts';
import { openUrl } from '../../../platform/feed-source/feed-source.ts';
import { FEED_LIMITS } from '../../../platform/feed-source/limits.ts';
import { feedMapSchema } from './formats/feed-map.ts';
import { importFeed } from './import/import-feed.ts';
import type { Services } from '../../../platform/module.ts';
import { closeJobsOfSource, employerOfFeed, saveResult, type FeedRow, type PullResult } from './feeds.store.ts';
import { feedSourceOf } from './feed-source-name.ts';
import { reportForEmployer, notOpened, untilAborted } from './feed-outcome.ts';

const DAY = 24 * 60 * MINUTE_MS;

/** The interval, doubled for each failure in a row, up to a day. Feeds that were added together are not always pulled together. */
export function pullBackoff(everyMinutes: number): Backoff {
  const baseMs = everyMinutes * MINUTE_MS;
  return { baseMs, capMs: Math.max(baseMs, DAY), jitter: 0.1 };
}

/** Pulls a feed and stores the outcome. Throws unexpected errors, and when it is aborted. */
export async function pullFeed({ db, config, outbox, now }: Services, feed: FeedRow, signal?: AbortSignal): Promise<void> {
  const keep = async (outcome: 'imported' | 'unchanged' | 'failed', more: Partial<PullResult>) => {
    const failures = outcome === 'failed' ? feed.failures + 1 : 0;
    const at = now();
    const next_pull_at = new Date(at.getTime() + backoffMs(pullBackoff(feed.every_minutes), failures + 1));
    if (await saveResult(db, feed.id, { outcome, failures, pulled_at: at, next_pull_at, ...more })) return;
    // The feed was removed while it was pulled, so the jobs imported since are removed too.
    await closeJobsOfSource({ db, outbox }, feedSourceOf(feed.id), at);
  };
  const employer = await employerOfFeed(db, feed.enterprise_id);
  if (!employer) return;
  try {
    // A feed that was not read to the end is requested in full next time.
    const known =
      feed.outcome === 'failed' ? { etag: null, lastModified: null } : { etag: feed.etag, lastModified: feed.last_modified };
    const opened = await openUrl(feed.url, { allowPrivate: config.fetchPrivate, known, timeoutMs: FEED_LIMITS.pullMs });
    if (!opened.changed) return await keep('unchanged', {});
    const report = await importFeed(db, {
      from: untilAborted(opened.source, signal),
      format: feed.format,
      map: feedMapSchema.parse(feed.map ?? {}),
      source: feedSourceOf(feed.id),
      employer,
      notified: { feedId: feed.id },
      outbox,
      now,
    });
    await keep(report.error ? 'failed' : 'imported', {
      report: reportForEmployer(report),
      // While jobs wait, the feed is requested in full, to see whether it still lacks them.
      ...(report.error !== null || report.held > 0
        ? { etag: null, last_modified: null }
        : { etag: opened.version.etag, last_modified: opened.version.lastModified }),
    });
  } catch (error) {
    // The pull will start again from the beginning.
    if (signal?.aborted) throw error;
    if (!(error instanceof FeedError)) {
      // Stored for the employer without internals; the log has the details.
      await keep('failed', { report: reportForEmployer(notOpened('Something went wrong on our side.')) });
      throw error;
    }
    await keep('failed', { report: reportForEmployer(notOpened(error.message)) });
  }
}
