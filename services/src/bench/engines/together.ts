import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { latencyOf, type Latency } from '../latency.ts';

/** Searches that run at the same time. */
export interface Together extends Latency {
  perSecond: number;
}

/** Runs `work` with the numbers 0 to `runs` − 1, `atOnce` of them at the same time, after a few to warm up. */
export async function measureTogether(
  work: (turn: number) => Promise<unknown>,
  { runs, atOnce }: { runs: number; atOnce: number },
): Promise<Together> {
  const all = async (turns: number) => {
    const times: number[] = [];
    let next = 0;
    const visitor = async () => {
      while (next < turns) {
        const turn = next++;
        const start = performance.now();
        await work(turn);
        times.push(performance.now() - start);
        await turnOfLoop();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
    return times;
  };
  await all(atOnce * 4);
  const start = performance.now();
  const times = await all(runs);
  return { ...latencyOf(times), perSecond: Number((runs / ((performance.now() - start) / 1000)).toFixed(1)) };
}
