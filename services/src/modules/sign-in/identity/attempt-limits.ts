import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type * as platform from '../../../platform/attempts/attempt-limits.ts';

export const ATTEMPT_RULES = {
  /** Wrong passwords for one email, from unknown devices. */
  signInByEmail: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords for one account on a known device; attempts from other devices do not count here. */
  signInByDevice: { max: 5, windowMs: 15 * MINUTE_MS },
  /** Sign-in attempts from one address. */
  signInByAddress: { max: 120, windowMs: 5 * MINUTE_MS },
  /** Registrations sent from one address. */
  signUpByAddress: { max: 120, windowMs: 10 * MINUTE_MS },
  /** Sign-ins with a social provider, from one address. */
  socialByAddress: { max: 120, windowMs: 10 * MINUTE_MS },
  /** Mails with a code to one email address for one purpose. */
  mailByEmail: { max: 6, windowMs: 15 * MINUTE_MS },
  /** The same for an account on a known device. */
  mailByDevice: { max: 4, windowMs: 15 * MINUTE_MS },
  /** Mails with a code to one email address, except those that let the owner in. */
  otherMailByEmail: { max: 12, windowMs: 15 * MINUTE_MS },
  /** Mails with a code requested from one IP address, except registrations. */
  mailByAddress: { max: 120, windowMs: 10 * MINUTE_MS },
  /** Mails with a code to new addresses of one account. */
  changeMailByAccount: { max: 6, windowMs: 60 * MINUTE_MS },
  /** Different new addresses of one account that are sent a code. */
  newAddressByAccount: { max: 3, windowMs: 24 * 60 * MINUTE_MS },
  /** A new address that was counted for its account already. */
  sameAddressByAccount: { max: 1, windowMs: 24 * 60 * MINUTE_MS },
  /** Codes entered from one IP address. */
  codeByAddress: { max: 240, windowMs: 10 * MINUTE_MS },
  /** Password changes of one account, including wrong current passwords. */
  passwordByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Changes sent to the account endpoint by one account. */
  changeByAccount: { max: 30, windowMs: 15 * MINUTE_MS },
} as const satisfies Readonly<Record<string, platform.AttemptRule>>;

export type AttemptRuleName = keyof typeof ATTEMPT_RULES;
export type AttemptRules = Readonly<Record<AttemptRuleName, platform.AttemptRule>>;
export type IdentityAttempt = platform.LimitedAttempt<AttemptRuleName>;
export type IdentityAttemptLimits = platform.AttemptLimits<AttemptRuleName>;
