import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { refuseExcess } from '../../../platform/attempts/refuse-excess.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { RestGuard } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { lockedUnclaimedBytes } from './resumes.store.ts';

/** Limits for uploads of visitors who are not signed in; many visitors may share an address. */
export const VISITOR_UPLOAD_RULES = {
  visitorUploadsByAddress: { max: 60, windowMs: HOUR_MS },
  visitorUploadBytesByAddress: { max: 100 * 1024 * 1024, windowMs: HOUR_MS },
} as const;

/** Total size of all visitors' unclaimed résumés, in bytes. */
export const MAX_UNCLAIMED_BYTES = 2 * 1024 ** 3;

const TOO_MANY = 'Too many files have been sent from your network. Sign in to send yours, or try again later.';

export interface VisitorUploads {
  /** Runs before the body is read. */
  guard: RestGuard;
  /** Counts the bytes of an upload; refuses it if the limit of its address is reached. */
  count: (address: string, bytes: number) => Promise<void>;
  /** Refuses what has been inserted in the transaction if visitors store too much in total. */
  refuseTooMuch: (trx: Transaction) => Promise<void>;
}

export function createVisitorUploads(services: Pick<Services, 'db' | 'now'>): VisitorUploads {
  const limits = createAttemptLimits(services, VISITOR_UPLOAD_RULES);
  return {
    async guard(viewer, { ip }) {
      if (viewer.kind === 'anonymous') await refuseExcess(limits, TOO_MANY, ['visitorUploadsByAddress', ip]);
    },
    async count(address, bytes) {
      await refuseExcess(limits, TOO_MANY, ['visitorUploadBytesByAddress', address, bytes]);
    },
    async refuseTooMuch(trx) {
      if ((await lockedUnclaimedBytes(trx)) > MAX_UNCLAIMED_BYTES)
        throw new Refusal('OVERLOADED', {
          message: 'Sign in to send your résumé. We can’t accept more résumés from visitors at the moment.',
        });
    },
  };
}
