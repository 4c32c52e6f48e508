import type { ReferJobInput } from '@hirehq/shared-contracts/graphql/types';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Transaction } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { referJobInput, referralByLink, wrong } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { refusalAt, refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { localeOfAddress } from '../candidates/index.ts';
import { jobResponse, takesApplications, visibleJobs, type JobResponse } from '../../engine/jobs/index.ts';
import { mayBeReferred } from './referrals.policy.ts';
import { enqueueMail, isStopped } from '../../post/mail/index.ts';
import { referralMail } from './referral-mail.ts';
import { emailHashOf } from './referral-stop.ts';
import { lockedReferrer, insertReferral, referralTo, type ReferralRow } from './referrals.store.ts';

function read(input: ReferJobInput, ownEmail: string): { email: string | null; note: string | null } {
  if (!input.email?.trim()) {
    readInput(referralByLink, input);
    return { email: null, note: null };
  }
  const { email, note } = readInput(referJobInput, input);
  if (email.toLowerCase() === ownEmail.toLowerCase())
    throw new Refusal('VALIDATION_FAILED', { fields: { email: wrong('OWN_EMAIL') } });
  return { email, note };
}

async function jobToRefer({ db, now }: Services, candidateId: string, id: string): Promise<JobResponse> {
  const row = isUuid(id) ? (await visibleJobs(db, candidateId, [id])).get(id.toLowerCase()) : undefined;
  if (!row) throw new Refusal('JOB_NOT_FOUND');
  if (!takesApplications(row, now()))
    throw new Refusal('JOB_CLOSED', { message: 'This job is closed, so it can no longer be referred.' });
  if (!mayBeReferred(row))
    throw new Refusal('VALIDATION_FAILED', {
      message: 'This job is for invited candidates only, so it can’t be referred.',
    });
  return jobResponse(row);
}

/** Refuses one more referral; an address that stopped these mails is refused like one that received too many. */
async function refuseTooMany(
  services: Services,
  trx: Transaction,
  { candidateId, email, now }: { candidateId: string; email: string | null; now: Date },
): Promise<void> {
  const of = { owner: candidateId, now };
  await refuseIfFull(trx, 'referrals', of);
  if (!email) return;
  await refuseIfFull(trx, 'referralMails', of);
  await refuseIfFull(trx, 'referralsReceived', { owner: email.toLowerCase(), now });
  if (await isStopped(trx, 'referral', emailHashOf(services, email))) throw refusalAt('referralsReceived');
}

/** Refers a job once per address, or as the one link that a candidate has for it; only the first request to an address sends a mail. */
export async function referJob(
  services: Services,
  viewer: CandidateViewer,
  input: ReferJobInput,
  locale: Locale,
): Promise<ReferralRow> {
  const { candidateId } = viewer;
  const { email, note } = read(input, viewer.email);
  const job = await jobToRefer(services, candidateId, input.jobId);
  return services.db.transaction().execute(async (trx) => {
    const now = services.now();
    const referrer = await lockedReferrer(trx, candidateId);
    if (!referrer) throw new Refusal('NOT_SIGNED_IN');
    const known = await referralTo(trx, { candidateId, jobId: job.id, email });
    if (known) return known;
    await refuseTooMany(services, trx, { candidateId, email, now });
    const referral = await insertReferral(trx, { candidateId, jobId: job.id, email, now });
    if (email) {
      const name = `${referrer.first_name} ${referrer.last_name}`.trim();
      await enqueueMail(
        services,
        trx,
        referralMail(services, {
          to: email,
          referralId: referral.id,
          referrer: name,
          note: note ?? undefined,
          job,
          locale: (await localeOfAddress(trx, email)) ?? locale,
        }),
      );
    }
    return referral;
  });
}
