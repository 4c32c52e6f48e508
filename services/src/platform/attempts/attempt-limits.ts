import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { Services } from '../module.ts';
import { addressKey } from './address-key.ts';
import { countAttempt, giveAttemptBack } from './attempt.store.ts';

export interface AttemptRule {
  /** How much one subject may use in a time window: attempts, or the unit of `amount`. */
  max: number;
  windowMs: number;
}

/** One use of a limited resource: the rule, the subject it counts for, and its amount (1 by default). */
export type LimitedAttempt<Name extends string> = readonly [rule: Name, subject: string, amount?: number];

export interface AttemptLimits<Name extends string> {
  /** Counts every attempt; returns the minutes to wait if one of them is over its limit. */
  take: (...attempts: readonly LimitedAttempt<Name>[]) => Promise<number | undefined>;
  /** Takes back an attempt that should not count. */
  giveBack: (...attempts: readonly LimitedAttempt<Name>[]) => Promise<void>;
}

function keyOf([rule, subject]: LimitedAttempt<string>): string {
  const whom = rule.endsWith('ByAddress') ? addressKey(subject) : subject.trim().toLowerCase();
  return `${rule}:${createHash('sha256').update(whom).digest('base64url')}`;
}

/**
 * Limits counted in the database, so that they survive restarts and apply to all processes together. The names of
 * rules are unique in the platform; the subject of a rule whose name ends in `ByAddress` is an IP address.
 */
export function createAttemptLimits<Name extends string>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  rules: Readonly<Record<Name, AttemptRule>>,
): AttemptLimits<Name> {
  return {
    async take(...attempts) {
      const at = now();
      const waits: number[] = [];
      for (const attempt of attempts) {
        const [rule, , amount = 1] = attempt;
        const { max, windowMs } = rules[rule];
        const { count, endsAt } = await countAttempt(db, { key: keyOf(attempt), amount, windowMs, now: at });
        if (count > max) waits.push(Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / MINUTE_MS)));
      }
      return waits.length === 0 ? undefined : Math.max(...waits);
    },
    async giveBack(...attempts) {
      for (const attempt of attempts) await giveAttemptBack(db, keyOf(attempt), attempt[2] ?? 1);
    },
  };
}
