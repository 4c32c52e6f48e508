import type { Attempt, AttemptLimits } from './attempt-limits.ts';

/** The purpose of a mailed code. */
export type MailPurpose = 'sign-up' | 'sign-in' | 'reset' | 'change-email' | 'verify-email';

/** These purposes do not count towards the overall limit of an address, so that nobody can lock the owner out by requesting mails. */
const WAYS_IN: ReadonlySet<MailPurpose> = new Set(['sign-in', 'reset']);

export interface MailRequest {
  purpose: MailPurpose;
  email: string;
  /** The requesting device, if the account has been used on it. */
  device?: string | undefined;
}

/** Counts a mail; returns the minutes to wait if there were too many. */
export async function takeMail(limits: Pick<AttemptLimits, 'take'>, { purpose, email, device }: MailRequest) {
  const ofPurpose: Attempt =
    device === undefined ? ['mailByEmail', `${purpose} ${email}`] : ['mailByDevice', `${purpose} ${device}`];
  const minutes = await limits.take(ofPurpose);
  if (minutes !== undefined || device !== undefined || WAYS_IN.has(purpose)) return minutes;
  return limits.take(['otherMailByEmail', email]);
}
