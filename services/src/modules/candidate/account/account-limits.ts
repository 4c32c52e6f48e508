import type { AttemptRule } from '../../../platform/attempts/attempt-limits.ts';

const DAY = 86_400_000;

export const ACCOUNT_RULES = {
  exportsByCandidate: { max: 5, windowMs: DAY },
  /** Requests to delete the account, including those with a wrong confirmation. */
  deletionsByCandidate: { max: 10, windowMs: DAY },
} as const satisfies Readonly<Record<string, AttemptRule>>;

export type AccountRule = keyof typeof ACCOUNT_RULES;
