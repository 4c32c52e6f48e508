import { Refusal } from './refusals/refusal.ts';

export interface FairQueue {
  /**
   * Waits for a slot; call the returned function when the work is done. Throws OVERLOADED if too many are waiting, and the
   * signal's reason once that is aborted.
   */
  enter(task: Task): Promise<() => void>;
  /** Runs work in a slot, at a cost of 1. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  /** How many are waiting, for one owner or in total. */
  waiting(owner?: string): number;
}

interface Task {
  /** Whose work it is: a candidate, an employer or a client address. */
  owner: string;
  cost: number;
  signal?: AbortSignal | undefined;
}

interface Options {
  /** Tasks that run at the same time, in total and per owner. */
  slots: number;
  slotsEach?: number;
  /** Tasks that may wait, in total and per owner. */
  mostWaiting?: number;
  mostWaitingEach?: number;
}

interface Waiting extends Task {
  /** Where the owner's clock stands after this task. */
  end: number;
  go: () => void;
  refuse: (reason: Error) => void;
}

/**
 * Tasks wait for a slot, and the slots are shared fairly among owners: self-clocked fair queueing. The clock of an owner
 * advances by the cost of each of its tasks, starting at the queue's clock or later; the task that ends first goes first,
 * and the queue's clock is set to its end. So an owner with little work overtakes those with much, cheap tasks overtake
 * expensive ones, and nothing waits for ever. An owner never holds more than its own number of slots. When no more may wait,
 * the owner with the most waiting tasks loses its newest.
 */
export function createFairQueue({
  slots,
  slotsEach = slots,
  mostWaiting = Number.POSITIVE_INFINITY,
  mostWaitingEach = Number.POSITIVE_INFINITY,
}: Options): FairQueue {
  let free = slots;
  let clock = 0;
  let queue: Waiting[] = [];
  const clocks = new Map<string, number>();
  const running = new Map<string, number>();
  const waiting = new Map<string, number>();

  const mayRun = (owner: string) => free > 0 && (running.get(owner) ?? 0) < slotsEach;
  const waitingOf = (owner: string) => waiting.get(owner) ?? 0;

  function count(counts: Map<string, number>, owner: string, by: 1 | -1): void {
    const changed = (counts.get(owner) ?? 0) + by;
    if (changed > 0) counts.set(owner, changed);
    else counts.delete(owner);
  }

  function remove(task: Waiting): void {
    queue = queue.filter((each) => each !== task);
    count(waiting, task.owner, -1);
  }

  function leaveOnce(owner: string): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      free += 1;
      count(running, owner, -1);
      next();
    };
  }

  function next(): void {
    let first: Waiting | undefined;
    for (const task of queue) if (mayRun(task.owner) && (!first || task.end < first.end)) first = task;
    if (!first) return;
    remove(first);
    free -= 1;
    count(running, first.owner, 1);
    clock = Math.max(clock, first.end);
    for (const [owner, time] of clocks) if (time <= clock) clocks.delete(owner);
    first.go();
  }

  /** Refuses the newest task of the owner with the most of them; false if the one who asks has as many. */
  function giveWay(owner: string): boolean {
    let [longest, most] = [owner, waitingOf(owner) + 1];
    for (const [each, tasks] of waiting) if (tasks > most) [longest, most] = [each, tasks];
    if (longest === owner) return false;
    const newest = queue.findLast((task) => task.owner === longest);
    if (newest) clocks.set(longest, newest.end - newest.cost);
    newest?.refuse(new Refusal('OVERLOADED'));
    return true;
  }

  function enter({ owner, cost, signal }: Task): Promise<() => void> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (!mayRun(owner) && (waitingOf(owner) >= mostWaitingEach || (queue.length >= mostWaiting && !giveWay(owner))))
      return Promise.reject(new Refusal('OVERLOADED'));
    const end = Math.max(clock, clocks.get(owner) ?? 0) + cost;
    clocks.set(owner, end);
    return new Promise((resolve, reject) => {
      const abort = () => task.refuse(signal?.reason as Error);
      const task: Waiting = {
        owner,
        cost,
        end,
        go() {
          signal?.removeEventListener('abort', abort);
          resolve(leaveOnce(owner));
        },
        refuse(reason) {
          signal?.removeEventListener('abort', abort);
          remove(task);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      queue.push(task);
      count(waiting, owner, 1);
      next();
    });
  }

  return {
    enter,
    async run(owner, work) {
      const leave = await enter({ owner, cost: 1 });
      try {
        return await work();
      } finally {
        leave();
      }
    },
    waiting: (owner) => (owner === undefined ? queue.length : waitingOf(owner)),
  };
}
