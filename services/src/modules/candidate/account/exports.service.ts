import { isRecent } from '../../../platform/auth/recently-signed-in.ts';
import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import type { DataExport } from '@hirehq/shared-contracts/graphql/types';
import type { AttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import type { AccountRule } from './account-limits.ts';
import { exportWork } from './export/make-export.ts';
import { exportOf, lockedExport, startExport, type ExportRow } from './exports.store.ts';
import { queueFileRemoval } from './remove-files.ts';

/** Longer than the work takes with all its retries: one that is older has failed. */
const UNDER_WAY_MS = 3 * 3_600_000;
/** The largest number of GraphQL's Int. */
const MAX_INT = 2 ** 31 - 1;

type ExportViewer = Pick<CandidateViewer, 'candidateId' | 'authenticatedAt'>;

/** The link opens everything stored about the candidate, so that it is given only after a recent sign-in. */
function exportResponse({ files, now }: Pick<Services, 'files' | 'now'>, row: ExportRow, viewer: ExportViewer): DataExport {
  const fileName = `my-data-${row.requested_at.toISOString().slice(0, 10)}.zip`;
  return {
    requestedAt: row.requested_at.toISOString(),
    signedUrl:
      row.storage_key === null || !isRecent(viewer.authenticatedAt, now())
        ? null
        : files.link({ key: row.storage_key, fileName, contentType: 'application/zip' }, FILE_LINK_SECONDS),
    size: row.size === null ? null : Math.min(row.size, MAX_INT),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

const isUnderWay = (row: ExportRow, now: Date) =>
  row.storage_key === null && now.getTime() - row.requested_at.getTime() < UNDER_WAY_MS;

/** The export asked for last; undefined if there is none, or it has expired or failed. */
export async function currentExport(services: Services, viewer: ExportViewer): Promise<DataExport | undefined> {
  const row = await exportOf(services.db, viewer.candidateId);
  if (!row) return undefined;
  const isExpired = row.expires_at !== null && row.expires_at <= services.now();
  const hasFailed = row.storage_key === null && !isUnderWay(row, services.now());
  return isExpired || hasFailed ? undefined : exportResponse(services, row, viewer);
}

/** Starts a new export, which replaces the one before it; one that is still being made is returned instead. */
export async function requestExport(
  services: Services,
  limits: AttemptLimits<AccountRule>,
  viewer: ExportViewer,
): Promise<DataExport> {
  const { db, work, now } = services;
  const { candidateId } = viewer;
  const waiting = await exportOf(db, candidateId);
  if (waiting && isUnderWay(waiting, now())) return exportResponse(services, waiting, viewer);
  if ((await limits.take(['exportsByCandidate', candidateId])) !== undefined)
    throw new Refusal('RATE_LIMITED', { message: 'You have requested several copies today. Please try again tomorrow.' });
  return db.transaction().execute(async (trx) => {
    const before = await lockedExport(trx, candidateId);
    if (before && isUnderWay(before, now())) return exportResponse(services, before, viewer);
    if (before?.storage_key) await queueFileRemoval(services, trx, [before.storage_key]);
    const row = await startExport(trx, candidateId, now());
    await work.enqueue(trx, exportWork, { exportId: row.id });
    return exportResponse(services, row, viewer);
  });
}
