import { routes as pages } from '@hirehq/shared-contracts/routes';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/topics.ts';
import type { Services } from '../../../platform/module.ts';
import { notifyCandidate } from '../notifications/index.ts';
import { insertCredit, markApplied, markHired, referrerOf, takeCredit } from './referrals.store.ts';

interface Credit {
  /** As the applicant's browser sent it; may not be a valid referral. */
  referrerId: string;
  jobId: string;
  candidateId: string;
  applicationId: string;
}

/** Credits an application to its referral, in the application's transaction. Ignores an invalid referral and the applicant's own. */
export async function creditReferral(trx: Transaction, { referrerId, jobId, candidateId, applicationId }: Credit): Promise<void> {
  const referrer = isUuid(referrerId) ? await referrerOf(trx, referrerId, jobId) : undefined;
  if (!referrer || referrer === candidateId) return;
  if (await insertCredit(trx, applicationId, referrerId)) await markApplied(trx, referrerId);
}

/** Notifies the referrer of an application, without naming the applicant. */
export async function notifyReferrer(services: Services, event: EventOf<'application.submitted'>): Promise<void> {
  const { db, now } = services;
  const { applicationId, jobTitle, establishmentName } = event.payload;
  await db.transaction().execute(async (trx) => {
    const at = now();
    const candidateId = await takeCredit(trx, applicationId, at);
    if (!candidateId) return;
    await notifyCandidate(services, trx, {
      candidateId,
      kind: 'referralApplied',
      link: pages.myReferrals(),
      values: { job: jobTitle, company: establishmentName },
      at,
    });
  });
}

/** Records when a referral led to a job. */
export async function noteHire({ db, now }: Services, { payload }: EventOf<'application.changed'>): Promise<void> {
  if (payload.change === 'onboarded') await markHired(db, payload.applicationId, now());
}
