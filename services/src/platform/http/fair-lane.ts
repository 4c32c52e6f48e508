import { Refusal } from './refusal.ts';

export interface FairLane {
  /**
   * Waits for a turn; call what it returns when the work is done. Throws OVERLOADED at once where too many wait, and the
   * signal's reason once that is aborted.
   */
  enter(work: LaneWork): Promise<() => void>;
  /** How many wait, of one key or in all. */
  waiting(key?: string): number;
}

interface LaneWork {
  /** Whose work it is. */
  key: string;
  cost: number;
  signal?: AbortSignal | undefined;
}

interface Options {
  /** Works that run at a time. */
  slots: number;
  /** Works that may wait, in all and of one key. */
  mostWaiting?: number;
  mostWaitingEach?: number;
}

interface Waiting extends LaneWork {
  end: number;
  go: () => void;
}

/**
 * Works wait for a slot, and the slots are shared fairly among those who ask: self-clocked fair queueing. The clock of a key
 * goes on by the cost of each of its works, from where the lane's clock is or later; the work that ends first goes first,
 * and the lane's clock is set to its end. So a key with little to do passes those with much, cheap work passes what is
 * dear, and nothing waits for ever.
 */
export function createFairLane({
  slots,
  mostWaiting = Number.POSITIVE_INFINITY,
  mostWaitingEach = Number.POSITIVE_INFINITY,
}: Options): FairLane {
  let free = slots;
  let clock = 0;
  let queue: Waiting[] = [];
  const clocks = new Map<string, number>();

  const waitingOf = (key: string) => queue.filter((each) => each.key === key).length;

  function leaveOnce(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      free += 1;
      next();
    };
  }

  function next(): void {
    if (free === 0 || queue.length === 0) return;
    const first = queue.reduce((best, each) => (each.end < best.end ? each : best));
    queue = queue.filter((each) => each !== first);
    free -= 1;
    clock = Math.max(clock, first.end);
    for (const [key, time] of clocks) if (time <= clock) clocks.delete(key);
    first.go();
  }

  return {
    waiting: (key) => (key === undefined ? queue.length : waitingOf(key)),
    enter({ key, cost, signal }) {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const start = Math.max(clock, clocks.get(key) ?? 0);
      const isFull = queue.length >= mostWaiting || waitingOf(key) >= mostWaitingEach;
      if (free === 0 && isFull) return Promise.reject(new Refusal('OVERLOADED'));
      clocks.set(key, start + cost);
      return new Promise((resolve, reject) => {
        const stop = () => {
          queue = queue.filter((each) => each !== work);
          reject(signal?.reason as Error);
        };
        const work: Waiting = {
          key,
          cost,
          end: start + cost,
          go() {
            signal?.removeEventListener('abort', stop);
            resolve(leaveOnce());
          },
        };
        signal?.addEventListener('abort', stop, { once: true });
        queue.push(work);
        next();
      });
    },
  };
}
