import { processorMs } from '../../../../platform/bounded-process/processor-time.ts';

/** How often its time passes for a process that was hardly run in it. */
const MOST_TIMES = 5;

interface TimeLimit {
  pid: number;
  limitMs: number;
  exceeded: () => void;
}

/**
 * Limits the processor time of what a process does from now on, or several times as much of the clock: on a machine that has no time for
 * it, the process is not what is slow. Where the system does not tell processor times, the clock alone counts.
 */
export function limitTime({ pid, limitMs, exceeded }: TimeLimit): { stop(): void } {
  const began = processorMs(pid);
  let isOver = false;
  let times = 0;
  const isUp = async () => {
    const used = await processorMs(pid);
    return used === undefined || used - ((await began) ?? 0) > limitMs / 2;
  };
  const look = async () => {
    times += 1;
    const isExceeded = times === MOST_TIMES || (await isUp());
    if (isOver) return;
    if (isExceeded) exceeded();
    else timer = setTimeout(() => void look(), limitMs);
  };
  let timer = setTimeout(() => void look(), limitMs);
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
