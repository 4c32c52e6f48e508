import type { HistoryAction } from '@hirehq/shared-contracts/delivery';
import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { Database } from '../../../../platform/database/database.ts';
import type { Refusal } from '../../../../platform/refusals/refusal.ts';
import { noteHistory } from './history.store.ts';
import type { Subject } from './refused-subject.ts';

const MAX_WHY = 1000;

/** They say something about the platform or the pace of requests, and nothing about what somebody tried. */
const NOT_NOTED: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'OVERLOADED', 'TOO_SLOW', 'INTERNAL', 'STORAGE_FULL']);

export const isNoted = ({ code }: Pick<Refusal, 'code'>): boolean => !NOT_NOTED.has(code);

const reasonOf = ({ code, message, fields = {} }: Pick<Refusal, 'code' | 'message' | 'fields'>): string =>
  [`${code}: ${message}`, ...Object.entries(fields).map(([field, mistake]) => `${field} ${mistake}`)]
    .join(' · ')
    .slice(0, MAX_WHY);

/** Notes in the history who was refused what, and why. */
export const noteRefusal = (
  db: Database,
  { refusal, ...tried }: { at: Date; action: HistoryAction; by: string; keyId: string | null; refusal: Refusal } & Subject,
): Promise<void> =>
  noteHistory(db, {
    at: tried.at,
    action: tried.action,
    acted_by: tried.by,
    key_id: tried.keyId,
    remote: tried.remote,
    version: tried.version,
    outcome: 'REFUSED',
    why: reasonOf(refusal),
  });
