import type { IdentityAttempt, IdentityAttemptLimits } from './attempt-limits.ts';

/** The purpose of a mailed code. */
export type MailPurpose = 'sign-up' | 'sign-in' | 'reset' | 'change-email' | 'verify-email';

/** These purposes do not count towards the overall limit of an address, so that nobody can lock the owner out by requesting mails. */
const WAYS_IN: ReadonlySet<MailPurpose> = new Set(['sign-in', 'reset']);

export type MailRequest = {
  email: string;
  /** The requesting device, if the account has been used on it. */
  device?: string | undefined;
} & (
  | { purpose: Exclude<MailPurpose, 'change-email'> }
  /** `accountId`: the account that changes to the address, which may be anybody's. */
  | { purpose: 'change-email'; accountId: string }
);

type Limits = Pick<IdentityAttemptLimits, 'take' | 'giveBack'>;

/** Counts a code to an address that an account wants; returns the minutes to wait if there were too many, or too many addresses. */
async function takeChange({ take, giveBack }: Limits, accountId: string, email: string): Promise<number | undefined> {
  const same: IdentityAttempt = ['sameAddressByAccount', `${accountId} ${email}`];
  const isKnown = (await take(same)) !== undefined;
  const minutes = isKnown ? undefined : await take(['newAddressByAccount', accountId]);
  // An address that was refused stays a new one.
  if (minutes !== undefined) await giveBack(same);
  return minutes ?? take(['changeMailByAccount', accountId]);
}

/** Counts a mail; returns the minutes to wait if there were too many. */
export async function takeMail(limits: Limits, request: MailRequest): Promise<number | undefined> {
  const { purpose, email, device } = request;
  if (request.purpose === 'change-email') {
    const refused = await takeChange(limits, request.accountId, email);
    if (refused !== undefined) return refused;
  }
  const ofPurpose: IdentityAttempt =
    device === undefined ? ['mailByEmail', `${purpose} ${email}`] : ['mailByDevice', `${purpose} ${device}`];
  const minutes = await limits.take(ofPurpose);
  if (minutes !== undefined || device !== undefined || WAYS_IN.has(purpose)) return minutes;
  return limits.take(['otherMailByEmail', email]);
}
