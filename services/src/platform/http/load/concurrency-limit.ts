export interface ConcurrencyLimit {
  /** False when there is no room: refuse at once. `overdraft` lets that share more in, for work that has been waited for. */
  enter(overdraft?: number): boolean;
  /** Gives the room back while a request waits for its client, to be entered again. */
  pause(): void;
  /** The work is done, whatever came of it, and took so many milliseconds; undefined where its time says nothing about the load. */
  leave(workedMs: number | undefined): void;
  /** Requests that may be under way at a time, as things are. */
  limit(): number;
}

interface Options {
  /** Mean time of an answer to stay under, in milliseconds. */
  targetMs?: number;
  min?: number;
  max?: number;
  now?: () => number;
}

const WINDOW_MS = 100;
const GROW_BY = 16;
const SHRINK_TO = 0.8;

/**
 * How much work to take on at a time, found by what it does to the answers: a little more while they come in time, a
 * fifth less for each tenth of a second in which they are late. Work that would only wait is not taken on.
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
  let answers = 0;
  let totalMs = 0;
  let windowEnd = now() + WINDOW_MS;

  function adapt(time: number): void {
    if (time < windowEnd) return;
    // One slow answer says nothing about load; many at a time do.
    if (answers > 0 && busiest > limit / 2) {
      const late = totalMs / answers > targetMs;
      limit = late ? Math.max(min, Math.floor(limit * SHRINK_TO)) : Math.min(max, limit + GROW_BY);
    }
    windowEnd = time + WINDOW_MS;
    busiest = underWay;
    answers = 0;
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
        answers += 1;
        totalMs += workedMs;
      }
      adapt(now());
    },
    limit: () => limit,
  };
}
