import { Refusal } from './refusals/refusal.ts';

export interface Turns {
  /**
   * Runs the work when it is the turn of whoever it is for, a candidate or an address; throws OVERLOADED if too many are
   * already waiting.
   */
  take<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

interface Options {
  /** Tasks that run at the same time, in total and for one owner. */
  atOnce: number;
  atOnceEach?: number;
  /** Tasks that may wait, in total and for one owner. */
  waiting: number;
  waitingEach?: number;
}

interface Waiting {
  go: () => void;
  refuse: () => void;
}

/**
 * Limits how many heavy tasks run concurrently in this process. Owners take turns, however many tasks each of them has;
 * the tasks of one owner run in order. When no more may wait, the owner with the most waiting tasks has to give way.
 */
export function createTurns({ atOnce, atOnceEach = atOnce, waiting, waitingEach = waiting }: Options): Turns {
  let running = 0;
  let queued = 0;
  const runningOf = new Map<string, number>();
  /** In the order in which the owners take turns. */
  const queues = new Map<string, Waiting[]>();

  const mayRun = (owner: string) => running < atOnce && (runningOf.get(owner) ?? 0) < atOnceEach;

  function count(owner: string, by: 1 | -1): void {
    running += by;
    const own = (runningOf.get(owner) ?? 0) + by;
    if (own > 0) runningOf.set(owner, own);
    else runningOf.delete(owner);
  }

  /** Puts the owner at the end of the order, if more of its tasks wait. */
  function rotate(owner: string, queue: Waiting[]): void {
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
  }

  function next(): void {
    for (const [owner, queue] of queues) {
      if (running >= atOnce) return;
      if (!mayRun(owner)) continue;
      const first = queue.shift();
      rotate(owner, queue);
      if (!first) continue;
      queued -= 1;
      count(owner, 1);
      first.go();
    }
  }

  /** Refuses the newest task of the owner with the most of them; false if the one who asks has as many. */
  function giveWay(owner: string): boolean {
    const [longest] = [...queues.values()].toSorted((a, b) => b.length - a.length);
    if (!longest || longest.length <= (queues.get(owner)?.length ?? 0) + 1) return false;
    queued -= 1;
    longest.pop()?.refuse();
    return true;
  }

  function wait(owner: string): Promise<void> {
    const queue = queues.get(owner) ?? [];
    if (queue.length >= waitingEach || (queued >= waiting && !giveWay(owner))) throw new Refusal('OVERLOADED');
    queues.set(owner, queue);
    queued += 1;
    return new Promise((resolve, reject) => {
      queue.push({ go: resolve, refuse: () => reject(new Refusal('OVERLOADED')) });
    });
  }

  return {
    async take(owner, work) {
      // A task that starts from the queue is counted when it is chosen, so that no other takes its place before it begins.
      if (mayRun(owner)) count(owner, 1);
      else await wait(owner);
      try {
        return await work();
      } finally {
        count(owner, -1);
        next();
      }
    },
  };
}
