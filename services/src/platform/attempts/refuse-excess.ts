import { Refusal } from '../refusals/refusal.ts';
import type { LimitedAttempt, AttemptLimits } from './attempt-limits.ts';

/** Counts the attempts; over a limit, refuses with RATE_LIMITED, this message and the time to wait. */
export async function refuseExcess<Name extends string>(
  limits: AttemptLimits<Name>,
  message: string,
  ...attempts: readonly LimitedAttempt<Name>[]
): Promise<void> {
  const minutes = await limits.take(...attempts);
  if (minutes !== undefined) throw new Refusal('RATE_LIMITED', { message, retryAfterSeconds: minutes * 60 });
}
