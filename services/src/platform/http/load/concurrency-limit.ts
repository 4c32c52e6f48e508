export interface ConcurrencyLimit {
  /** False if the limit is reached: refuse immediately. `overdraft` raises the limit by this share, for requests whose body has already been received. */
  enter(overdraft?: number): boolean;
  /** Releases the slot while a request waits for its client; enter again afterwards. */
  pause(): void;
  /** Call when the work has finished, successfully or not, with its duration in milliseconds; undefined if the duration is no measure of the load. */
  leave(workedMs: number | undefined): void;
  /** The current limit of concurrent requests. */
  limit(): number;
}

interface Options {
  /** Target for the mean response time, in milliseconds. */
  targetMs?: number;
  min?: number;
  max?: number;
  now?: () => number;
}

const WINDOW_MS = 100;
const GROW_BY = 16;
const SHRINK_TO = 0.8;

/**
 * Adapts the number of concurrent requests to the response times: raises it slowly while they are on target, and lowers it by a
 * fifth for each tenth of a second in which they are not. Requests that would only wait are refused.
 */
export function createConcurrencyLimit({
  targetMs = 500,
  min = 32,
  max = 1024,
  now = () => performance.now(),
}: Options = {}): ConcurrencyLimit {
  let limit = Math.min(128, max);
  let underWay = 0;
  let busiest = 0;
  let responses = 0;
  let totalMs = 0;
  let windowEnd = now() + WINDOW_MS;

  function adapt(time: number): void {
    if (time < windowEnd) return;
    // One slow response says nothing about the load; many at the same time do.
    if (responses > 0 && busiest > limit / 2) {
      const late = totalMs / responses > targetMs;
      limit = late ? Math.max(min, Math.floor(limit * SHRINK_TO)) : Math.min(max, limit + GROW_BY);
    }
    windowEnd = time + WINDOW_MS;
    busiest = underWay;
    responses = 0;
    totalMs = 0;
  }

  return {
    enter(overdraft = 0) {
      adapt(now());
      if (underWay >= limit * (1 + overdraft)) return false;
      underWay += 1;
      busiest = Math.max(busiest, underWay);
      return true;
    },
    pause() {
      underWay -= 1;
    },
    leave(workedMs) {
      underWay -= 1;
      if (workedMs !== undefined) {
        responses += 1;
        totalMs += workedMs;
      }
      adapt(now());
    },
    limit: () => limit,
  };
}
