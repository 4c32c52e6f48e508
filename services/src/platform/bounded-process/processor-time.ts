import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever its clock does. */
const MS_PER_TICK = 10;
/** User and system time, as they follow the name of the program, which may contain anything. */
const TIMES = /\) \S(?: -?\d+){10} (\d+) (\d+) /s;

/** Milliseconds for which a process has run on any processor; undefined where the system does not tell it, or for one that has ended. */
export async function processorMs(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, user, system] = TIMES.exec(stat) ?? [];
  return user === undefined || system === undefined ? undefined : (Number(user) + Number(system)) * MS_PER_TICK;
}
