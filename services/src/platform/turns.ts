import { Refusal } from './http/refusal.ts';

export interface Turns {
  /** Runs the work when it is its turn; OVERLOADED at once when too many wait already. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets so many pieces of heavy work run at a time in this process; the others wait in order, up to a number. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new Refusal('OVERLOADED');
        // Whoever is done hands its place on.
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
