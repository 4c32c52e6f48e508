import type * as platform from '../../../platform/attempts/attempt-limits.ts';

const MINUTE = 60_000;

export const ATTEMPT_RULES = {
  /** Wrong passwords for one email, from unknown devices. */
  signInByEmail: { max: 10, windowMs: 15 * MINUTE },
  /** Wrong passwords for one account on a known device; attempts from other devices do not count here. */
  signInByDevice: { max: 5, windowMs: 15 * MINUTE },
  /** Sign-in attempts from one address. */
  signInByAddress: { max: 120, windowMs: 5 * MINUTE },
  /** Registrations sent from one address. */
  signUpByAddress: { max: 120, windowMs: 10 * MINUTE },
  /** Sign-ins with a social provider, from one address. */
  socialByAddress: { max: 120, windowMs: 10 * MINUTE },
  /** Mails with a code to one email address for one purpose. */
  mailByEmail: { max: 6, windowMs: 15 * MINUTE },
  /** The same for an account on a known device. */
  mailByDevice: { max: 4, windowMs: 15 * MINUTE },
  /** Mails with a code to one email address, except those that let the owner in. */
  otherMailByEmail: { max: 12, windowMs: 15 * MINUTE },
  /** Mails with a code requested from one IP address, except registrations. */
  mailByAddress: { max: 120, windowMs: 10 * MINUTE },
  /** Mails with a code to new addresses of one account. */
  changeMailByAccount: { max: 6, windowMs: 60 * MINUTE },
  /** Different new addresses of one account that are sent a code. */
  newAddressByAccount: { max: 3, windowMs: 24 * 60 * MINUTE },
  /** A new address that was counted for its account already. */
  sameAddressByAccount: { max: 1, windowMs: 24 * 60 * MINUTE },
  /** Codes entered from one IP address. */
  codeByAddress: { max: 240, windowMs: 10 * MINUTE },
  /** Password changes of one account, including wrong current passwords. */
  passwordByAccount: { max: 10, windowMs: 15 * MINUTE },
  /** Changes sent to the account endpoint by one account. */
  changeByAccount: { max: 30, windowMs: 15 * MINUTE },
} as const satisfies Readonly<Record<string, platform.AttemptRule>>;

export type AttemptRuleName = keyof typeof ATTEMPT_RULES;
export type AttemptRules = Readonly<Record<AttemptRuleName, platform.AttemptRule>>;
export type IdentityAttempt = platform.LimitedAttempt<AttemptRuleName>;
export type IdentityAttemptLimits = platform.AttemptLimits<AttemptRuleName>;
