import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const KB = 1024;

async function fromProc(pid: number): Promise<number | undefined> {
  // A process that has ended has no such lines, or no such file.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return peak === undefined ? undefined : Number(peak) * KB;
}

async function fromPs(pid: number): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const kilobytes = Number.parseInt(stdout, 10);
  return Number.isNaN(kilobytes) ? undefined : kilobytes * KB;
}

/** Resident memory of a process: its peak so far where the system tells it (Linux), else the present amount. */
export const residentBytes: (pid: number) => Promise<number | undefined> =
  process.platform === 'linux' ? fromProc : process.platform === 'win32' ? async () => undefined : fromPs;
