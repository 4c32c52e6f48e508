import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { ReferJobInput } from '@hirehq/shared-contracts/graphql/types';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { CandidateViewer, Services } from '../../platform/module.ts';
import { localeOfAddress } from '../candidates/index.ts';
import { isUuid, jobAnswer, visibleJobs, type JobAnswer } from '../jobs/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { referralMail } from './referral-mail.ts';
import { emailHashOf } from './referral-stop.ts';
import { heldReferrer, insertReferral, isStopped, recentReferrals, referralTo, type ReferralRow } from './referrals.store.ts';

type Outcome = { ok: true; referral: ReferralRow } | { ok: false; code: ErrorCode; message: string };

export const REFERRAL_LIMITS = {
  mailsADay: 20,
  referralsADay: 200,
  /** To one address, whoever sends them. */
  receivedADay: 5,
  note: 500,
} as const;

const DAY_MS = 86_400_000;
const MAX_REQUEST_ID = 100;
const emailSchema = z.email().max(254);
/** A note is read in a mail of ours: it leads nowhere else. */
const WEB_ADDRESS = /https?:|www\.|\b[\w-]+\.(com|net|org|io|co|info|biz|xyz|link|app)\b/i;

const refused = (code: ErrorCode, message: string = ERROR_CODES[code].errorMessage): Outcome => ({ ok: false, code, message });

interface Wanted {
  email: string | null;
  note: string | undefined;
}

function read(input: ReferJobInput, ownEmail: string): Wanted | string {
  if (!input.requestId || input.requestId.length > MAX_REQUEST_ID)
    return `Send a requestId of 1 to ${MAX_REQUEST_ID} characters.`;
  const email = input.email?.trim() || null;
  const note = input.note?.replaceAll('\0', '').trim() || undefined;
  if (email === null) return { email, note: undefined };
  if (!emailSchema.safeParse(email).success) return 'Write an email address such as name@example.com.';
  if (email.toLowerCase() === ownEmail.toLowerCase()) return 'This is your own address. Write the address of somebody else.';
  if (note && note.length > REFERRAL_LIMITS.note) return `Write at most ${REFERRAL_LIMITS.note} characters.`;
  if (note && WEB_ADDRESS.test(note)) return 'Leave web addresses out of your note. The link to the job is in the mail already.';
  return { email, note };
}

async function jobToRefer({ db, now }: Services, candidateId: string, id: string): Promise<JobAnswer | Outcome> {
  const row = isUuid(id) ? (await visibleJobs(db, candidateId, [id])).get(id.toLowerCase()) : undefined;
  if (!row) return refused('JOB_NOT_FOUND');
  const isOver = row.closes_on !== null && row.closes_on < now().toISOString().slice(0, 10);
  if (row.closed_at || isOver) return refused('JOB_CLOSED', 'This job is closed, so it cannot be referred any more.');
  if (row.talent_pool_id)
    return refused('VALIDATION_FAILED', 'This job is for invited candidates only, so it cannot be referred.');
  return jobAnswer(row);
}

/** Refers a job once to an address, or as the one link a candidate has for it; a mail goes out with the first. */
export async function referJob(
  services: Services,
  viewer: CandidateViewer,
  input: ReferJobInput,
  locale: Locale,
): Promise<Outcome> {
  const { candidateId } = viewer;
  const wanted = read(input, viewer.email);
  if (typeof wanted === 'string') return refused('VALIDATION_FAILED', wanted);
  const job = await jobToRefer(services, candidateId, input.jobId);
  if ('ok' in job) return job;
  const { email, note } = wanted;
  return services.db.transaction().execute(async (trx) => {
    const now = services.now();
    const referrer = await heldReferrer(trx, candidateId);
    if (!referrer) return refused('NOT_SIGNED_IN');
    const known = await referralTo(trx, { candidateId, jobId: job.id, email });
    if (known) return { ok: true, referral: known };
    const recent = await recentReferrals(trx, { candidateId, email, since: new Date(now.getTime() - DAY_MS) });
    if (recent.made >= REFERRAL_LIMITS.referralsADay || (email && recent.mailed >= REFERRAL_LIMITS.mailsADay))
      return refused('RATE_LIMITED', 'You have referred many jobs today. Go on tomorrow, or share a link.');
    if (email && (recent.received >= REFERRAL_LIMITS.receivedADay || (await isStopped(trx, emailHashOf(services, email)))))
      return refused('RATE_LIMITED', 'This address gets no more mails of this kind today. Share a link instead.');
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
          note,
          job,
          locale: (await localeOfAddress(trx, email)) ?? locale,
        }),
      );
    }
    return { ok: true, referral };
  });
}
