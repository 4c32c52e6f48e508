import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderDamaged } from '../data-folder-damaged.ts';
import { isRunning } from '../process-identity.ts';
import { readIfAny } from '../read-if-any.ts';
import { processesOf, type ClusterProcess } from './cluster-processes.ts';

const FAST_SHUTDOWN = 'SIGINT';
const WAIT_MS = 60_000;

const programOf = async (pid: number): Promise<string | undefined> => {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined ? undefined : basename(command.split('\0')[0] ?? '');
};

/** True while the services that started the server are running: then it is not an orphan. */
async function hasServices({ parent }: ClusterProcess): Promise<boolean> {
  if (parent === process.pid || parent <= 1 || !isRunning(parent)) return false;
  return (await programOf(parent)) === basename(process.execPath);
}

/**
 * Removes a pid file with which no server starts: an empty or damaged one, or one that names a process that is no server of the
 * cluster. Only while no process of the cluster is running: the file is what keeps a second server away.
 */
async function removeLeftPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readIfAny(file);
  if (text === undefined) return;
  const [pid, folder] = text.split('\n');
  // The server itself replaces the complete file of one that has ended, and checks the shared memory that it names.
  if (/^[1-9]\d*$/.test(pid ?? '') && folder === cluster && !isRunning(Number(pid))) return;
  await rm(file, { force: true });
}

/**
 * Stops a server that outlived its services (kill -9), and leaves no pid file that keeps the next one from starting. Call only
 * while holding the data folder. Throws if the services of the server are running: the lock of the data folder was lost.
 */
export async function stopOrphanedPostgres(cluster: string): Promise<boolean> {
  const left = await processesOf(cluster);
  for (const one of left) {
    if (!one.isServer) continue;
    if (await hasServices(one))
      throw new DataFolderDamaged(
        join(cluster, '..', 'lock.json'),
        `is missing or damaged, and process ${one.parent} is using this folder`,
        `Stop process ${one.parent}, then start again.`,
      );
    process.kill(one.pid, FAST_SHUTDOWN);
  }
  for (let waited = 0; (await processesOf(cluster)).length > 0; waited += 50) {
    if (waited >= WAIT_MS)
      throw new Error(
        `PostgreSQL (process ${left.map(({ pid }) => pid).join(', ')}) of an earlier run does not stop. End that process, then start again.`,
      );
    await sleep(50);
  }
  if (process.platform !== 'win32') await removeLeftPidFile(cluster);
  return left.length > 0;
}
