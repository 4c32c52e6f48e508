import { feedReportSchema, type EmployerFeed } from '@hirehq/shared-contracts/employer';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { nothingRead, type ImportReport } from './import/import-report.ts';

const REFUSALS_KEPT = 100;

/** Passes the source through until the signal is aborted. */
export function untilAborted(source: FeedSource, signal: AbortSignal | undefined): FeedSource {
  async function* bytes() {
    for await (const chunk of source.bytes) {
      signal?.throwIfAborted();
      yield chunk;
    }
  }
  return { ...source, bytes: bytes() };
}

/** The outcome of reading a feed. */
export type FeedOutcome = Omit<ImportReport, 'file' | 'format' | 'source' | 'dryRun'>;

/** The report as employers get it, with the first rejected records; what they do not get is left out. */
export const reportForEmployer = (
  { refused, ...report }: FeedOutcome,
  refusalsKept = REFUSALS_KEPT,
): NonNullable<EmployerFeed['report']> =>
  feedReportSchema.parse({
    ...report,
    refused: refused.slice(0, refusalsKept),
    refusedMore: report.refusedMore + Math.max(0, refused.length - refusalsKept),
  });

/** A report that may have been stored by an earlier version, without these counts. */
export type StoredReport = Omit<NonNullable<EmployerFeed['report']>, keyof typeof LATER> & Partial<typeof LATER>;

const LATER: Pick<NonNullable<EmployerFeed['report']>, 'held' | 'closedInFeed' | 'filtered' | 'fields'> = {
  held: 0,
  closedInFeed: 0,
  filtered: 0,
  fields: [],
};

/** The stored report as employers get it. */
export const reportResponse = (stored: StoredReport | null): EmployerFeed['report'] => stored && { ...LATER, ...stored };

/** The outcome of a feed that could not be opened. */
export const notOpened = (error: string): FeedOutcome => ({ ...nothingRead(), closingSkipped: 'the feed was not read.', error });
