import { Refusal } from '../../refusals/refusal.ts';

export interface FairLane {
  /**
   * Waits for a turn; call the returned function when the work is done. Throws OVERLOADED at once if too many are waiting, and the
   * signal's reason once that is aborted.
   */
  enter(work: LaneWork): Promise<() => void>;
  /** How many are waiting, for one key or in total. */
  waiting(key?: string): number;
}

interface LaneWork {
  /** Whose work it is, such as a client address. */
  key: string;
  cost: number;
  signal?: AbortSignal | undefined;
}

interface Options {
  /** Tasks that run at the same time, in total and per key. */
  slots: number;
  slotsEach?: number;
  /** Tasks that may wait, in total and per key. */
  mostWaiting?: number;
  mostWaitingEach?: number;
}

interface Waiting extends LaneWork {
  end: number;
  go: () => void;
}

/**
 * Tasks wait for a slot, and the slots are shared fairly among keys: self-clocked fair queueing. The clock of a key
 * advances by the cost of each of its tasks, starting at the lane's clock or later; the task that ends first goes first,
 * and the lane's clock is set to its end. So a key with little work overtakes those with much, cheap tasks overtake
 * expensive ones, and nothing waits for ever. A key never holds more than its own number of slots.
 */
export function createFairLane({
  slots,
  slotsEach = slots,
  mostWaiting = Number.POSITIVE_INFINITY,
  mostWaitingEach = Number.POSITIVE_INFINITY,
}: Options): FairLane {
  let free = slots;
  let clock = 0;
  let queue: Waiting[] = [];
  const clocks = new Map<string, number>();
  const running = new Map<string, number>();

  const mayRun = (key: string) => free > 0 && (running.get(key) ?? 0) < slotsEach;
  const waitingOf = (key: string) => queue.filter((each) => each.key === key).length;

  function leaveOnce(key: string): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      free += 1;
      const others = (running.get(key) ?? 1) - 1;
      if (others > 0) running.set(key, others);
      else running.delete(key);
      next();
    };
  }

  function next(): void {
    const ready = queue.filter(({ key }) => mayRun(key));
    if (ready.length === 0) return;
    const first = ready.reduce((best, each) => (each.end < best.end ? each : best));
    queue = queue.filter((each) => each !== first);
    free -= 1;
    running.set(first.key, (running.get(first.key) ?? 0) + 1);
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
      if (isFull && !mayRun(key)) return Promise.reject(new Refusal('OVERLOADED'));
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
            resolve(leaveOnce(key));
          },
        };
        signal?.addEventListener('abort', stop, { once: true });
        queue.push(work);
        next();
      });
    },
  };
}
