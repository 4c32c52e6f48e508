import type { Attempt, AttemptLimits } from './attempt-limits.ts';

/** What a code is mailed for. */
export type MailPurpose = 'sign-up' | 'sign-in' | 'reset' | 'change-email' | 'verify-email';

/** Whatever anybody asks for in the owner's name, these stay open to the owner: they have no part in the ceiling. */
const WAYS_IN: ReadonlySet<MailPurpose> = new Set(['sign-in', 'reset']);

export interface MailRequest {
  purpose: MailPurpose;
  email: string;
  /** The device that asks, if the account has been used on it. */
  device?: string | undefined;
}

/** Counts a mail; the minutes to wait if there were too many. */
export async function takeMail(limits: Pick<AttemptLimits, 'take'>, { purpose, email, device }: MailRequest) {
  const ofPurpose: Attempt =
    device === undefined ? ['mailByEmail', `${purpose} ${email}`] : ['mailByDevice', `${purpose} ${device}`];
  const minutes = await limits.take(ofPurpose);
  if (minutes !== undefined || device !== undefined || WAYS_IN.has(purpose)) return minutes;
  return limits.take(['otherMailByEmail', email]);
}
