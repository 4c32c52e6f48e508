import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services, Viewer } from '../../../platform/module.ts';
import { addressKey } from '../../../platform/attempts/address-key.ts';
import { mayVisit } from './referrals.policy.ts';
import { countVisit, forgetVisits, referrerOf } from './referrals.store.ts';

const KEPT_MS = 30 * DAY_MS;

interface Visit {
  viewer: Viewer;
  /** IP address of the visitor. */
  address: string;
  jobId: string;
  referrerId: string;
}

/** Counts a visit through a referral link, once per day and address; refused for an invalid link and for one's own. */
export async function visitReferral(services: Services, { viewer, address, jobId, referrerId }: Visit): Promise<void> {
  const { db, now, keyedHash } = services;
  const referrer = isUuid(referrerId) && isUuid(jobId) ? await referrerOf(db, referrerId, jobId) : undefined;
  if (!referrer || !mayVisit(viewer, referrer)) throw new Refusal('NOT_FOUND');
  const at = now();
  const visitor = keyedHash('referral-visit', addressKey(address));
  await db
    .transaction()
    .execute((trx) => countVisit(trx, { id: referrerId, visitor, now: at, notSince: new Date(at.getTime() - DAY_MS) }));
}

export const forgetOldVisits = ({ db, now }: Services): Promise<void> => forgetVisits(db, new Date(now().getTime() - KEPT_MS));
