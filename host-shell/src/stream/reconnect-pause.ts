import { backoffMs } from '@hirehq/shared-contracts/backoff';

/** As often as a page polls meanwhile: a stream that is opened costs the services no more than a poll, and ends the polling. */
const LONGEST_MS = 10_000;

interface Failed {
  /** Attempts that have failed in a row. */
  failures: number;
  /** The time over which clients spread their first attempt, as the services say. */
  withinMs: number;
  /** The services refused the attempt and ask for this pause. */
  retryAfterMs?: number | undefined;
}

/** A random pause before the next attempt, in milliseconds. `chance` is 0 to 1. */
export function reconnectPauseMs({ failures, withinMs, retryAfterMs = 0 }: Failed, chance?: number): number {
  return Math.min(LONGEST_MS, retryAfterMs) + backoffMs({ baseMs: withinMs, capMs: LONGEST_MS, jitter: 1 }, failures, chance);
}
