import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { AttemptRule } from '../../../platform/attempts/attempt-limits.ts';

export const ACCOUNT_RULES = {
  exportsByCandidate: { max: 5, windowMs: DAY_MS },
  /** Requests to delete the account, including those with a wrong confirmation. */
  deletionsByCandidate: { max: 10, windowMs: DAY_MS },
} as const satisfies Readonly<Record<string, AttemptRule>>;

export type AccountRule = keyof typeof ACCOUNT_RULES;
