import { createHash } from 'node:crypto';
import type { Services } from '../../platform/module.ts';
import { addressKey } from './address-key.ts';
import { countAttempt, giveAttemptBack } from './attempt.store.ts';

const MINUTE = 60_000;

export interface AttemptRule {
  max: number;
  windowMs: number;
}

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
} as const satisfies Readonly<Record<string, AttemptRule>>;

export type AttemptRuleName = keyof typeof ATTEMPT_RULES;
export type AttemptRules = Readonly<Record<AttemptRuleName, AttemptRule>>;

/** One thing that is limited: the rule, and whom it is counted for. */
export type Attempt = readonly [rule: AttemptRuleName, subject: string];

export interface AttemptLimits {
  /** Counts one try of each; the minutes to wait if one of them is over its limit. */
  take: (...attempts: readonly Attempt[]) => Promise<number | undefined>;
  /** The try was not one to hold against anyone. */
  giveBack: (...attempts: readonly Attempt[]) => Promise<void>;
}

function keyOf([rule, subject]: Attempt): string {
  const whom = rule.endsWith('ByAddress') ? addressKey(subject) : subject.trim().toLowerCase();
  return `${rule}:${createHash('sha256').update(whom).digest('base64url')}`;
}

/** Counted in the database: limits hold over restarts and for all processes together. */
export function createAttemptLimits({ db, now }: Pick<Services, 'db' | 'now'>, rules: AttemptRules): AttemptLimits {
  return {
    async take(...attempts) {
      const at = now();
      const waits: number[] = [];
      for (const attempt of attempts) {
        const { max, windowMs } = rules[attempt[0]];
        const { count, endsAt } = await countAttempt(db, { key: keyOf(attempt), windowMs, now: at });
        if (count > max) waits.push(Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / MINUTE)));
      }
      return waits.length === 0 ? undefined : Math.max(...waits);
    },
    async giveBack(...attempts) {
      for (const attempt of attempts) await giveAttemptBack(db, keyOf(attempt));
    },
  };
}
