import type * as platform from '../../platform/attempts/attempt-limits.ts';

const MINUTE = 60_000;

export const ATTEMPT_RULES = {
  /** Wrong passwords for one email, from devices its account has not been used on. */
  signInByEmail: { max: 10, windowMs: 15 * MINUTE },
  /** Wrong passwords for one account on a device it has been used on: what strangers do does not count there. */
  signInByDevice: { max: 5, windowMs: 15 * MINUTE },
  /** Tries to sign in from one address. */
  signInByAddress: { max: 120, windowMs: 5 * MINUTE },
  /** Registrations sent from one address. */
  signUpByAddress: { max: 120, windowMs: 10 * MINUTE },
  /** Ways to a social provider and back, from one address. */
  socialByAddress: { max: 120, windowMs: 10 * MINUTE },
  /** Mails with a code to one email for one purpose. */
  mailByEmail: { max: 6, windowMs: 15 * MINUTE },
  /** The same for an account on a device it has been used on. */
  mailByDevice: { max: 4, windowMs: 15 * MINUTE },
  /** Mails with a code to one email, those not counted that let the owner in. */
  otherMailByEmail: { max: 12, windowMs: 15 * MINUTE },
  /** Mails with a code one address has sent, registrations not counted. */
  mailByAddress: { max: 120, windowMs: 10 * MINUTE },
  /** Codes entered from one address. */
  codeByAddress: { max: 240, windowMs: 10 * MINUTE },
  /** Changes of the password one account asks for, wrong current passwords included. */
  passwordByAccount: { max: 10, windowMs: 15 * MINUTE },
  /** Changes sent to the account endpoint, by account. */
  changeByAccount: { max: 30, windowMs: 15 * MINUTE },
} as const satisfies Readonly<Record<string, platform.AttemptRule>>;

export type AttemptRuleName = keyof typeof ATTEMPT_RULES;
export type AttemptRules = Readonly<Record<AttemptRuleName, platform.AttemptRule>>;
export type Attempt = platform.Attempt<AttemptRuleName>;
export type AttemptLimits = platform.AttemptLimits<AttemptRuleName>;
