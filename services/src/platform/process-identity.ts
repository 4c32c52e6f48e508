import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True while a process with that id exists, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const START_TIME_FIELD = 19;

/** Distinguishes a process from a later one with the same id; undefined if unknown or there is no such process. */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in brackets may itself contain spaces and brackets; the fields after the last bracket are in fixed order.
      return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
