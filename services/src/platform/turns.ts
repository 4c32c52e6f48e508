import { Refusal } from './http/refusal.ts';

export interface Turns {
  /** Runs the work when it is its turn; throws OVERLOADED if too many are already waiting. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Limits how many heavy tasks run concurrently in this process; the others wait in order, up to a maximum. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new Refusal('OVERLOADED');
        // A finished task passes its slot on.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
