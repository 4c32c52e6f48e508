import { readFile } from 'node:fs/promises';

export interface Resources {
  /** Megabytes. */
  memory: number;
  /** Processor seconds so far. */
  cpu: number;
}

const CLOCK_TICKS = 100;

/** What a process of this machine uses. */
export async function resourcesOf(pid: number): Promise<Resources> {
  const [status, stat] = await Promise.all([readFile(`/proc/${pid}/status`, 'utf8'), readFile(`/proc/${pid}/stat`, 'utf8')]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
    cpu: (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS,
  };
}

/** The cores that a process keeps busy while `work` runs. */
export async function coresDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const [before, startedAt] = [await resourcesOf(pid), performance.now()];
  await work();
  const after = await resourcesOf(pid);
  return Number(((after.cpu - before.cpu) / ((performance.now() - startedAt) / 1000)).toFixed(3));
}
