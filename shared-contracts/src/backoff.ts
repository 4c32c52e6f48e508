export interface Backoff {
  /** The wait after the first failure, in milliseconds; each further failure in a row doubles it. */
  baseMs: number;
  /** The longest wait. */
  capMs: number;
  /** The share of a wait that is random, so that those who failed together do not come back together; a half by default. */
  jitter?: number;
}

/** Milliseconds until the next attempt, after this number of failures in a row. `chance` is 0 to 1. */
export function backoffMs({ baseMs, capMs, jitter = 0.5 }: Backoff, failures: number, chance = Math.random()): number {
  const longest = Math.min(capMs, baseMs * 2 ** Math.max(0, failures - 1));
  return Math.round(longest * (1 - jitter * (1 - chance)));
}
