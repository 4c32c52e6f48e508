import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../process-identity.ts';

const FAST_SHUTDOWN = 'SIGINT';
const WAIT_MS = 60_000;

async function isServerOf(pid: number, folder: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').includes(folder);
  } catch {
    // Without /proc, the pid file is the only evidence; the server removes it when it stops.
    return process.platform !== 'linux';
  }
}

/** Stops a server that outlived its services (kill -9). Call only while holding the data folder. */
export async function stopOrphanedPostgres(folder: string): Promise<boolean> {
  const pidFile = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(pidFile.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !(await isServerOf(pid, folder))) return false;
  process.kill(pid, FAST_SHUTDOWN);
  for (let waited = 0; waited < WAIT_MS; waited += 50) {
    if (!(await isServerOf(pid, folder))) return true;
    await sleep(50);
  }
  throw new Error(`PostgreSQL (process ${pid}) of an earlier run does not stop. End that process, then start again.`);
}
