import { open } from 'node:fs/promises';
import { DataFolderDamaged, RESTORE } from '../data-folder-damaged.ts';

const LAST_BYTES = 64 * 1024;
/** Failures whose cause is not in the cluster. */
const OF_THE_MACHINE =
  /No space left|Permission denied|Operation not permitted|Cannot allocate|out of memory|shared memory|semaphore|could not bind|could not create any TCP|already exists|Read-only file system|Too many open files|Input\/output error/i;

/** What the server has written to its log since `from`, at most the last part of it. */
async function writtenSince(log: string, from: number): Promise<string> {
  const file = await open(log, 'r');
  try {
    const { size } = await file.stat();
    const start = Math.max(from, size - LAST_BYTES);
    const { buffer } = await file.read(Buffer.alloc(Math.max(0, size - start)), 0, size - start, start);
    return buffer.toString();
  } finally {
    await file.close();
  }
}

/** The failure of a server that ended while it started, as one sentence with the cure. */
export async function startFailure(cluster: string, log: string, from: number): Promise<Error> {
  const written = await writtenSince(log, from).catch(() => '');
  const severe = [...written.matchAll(/(?:FATAL|PANIC): {2}(.*)/g)].map(([, message = '']) => message);
  const messages =
    severe.length > 0 ? severe : [...written.matchAll(/(?:ERROR|LOG|postgres): {1,2}(.*)/g)].map(([, message = '']) => message);
  const reason = messages[0] ?? 'it said nothing';
  if (messages.length === 0 || OF_THE_MACHINE.test(written))
    return new Error(`PostgreSQL does not start: ${reason}. More about it is in ${log}.`);
  return damaged(cluster, reason);
}

export const damaged = (cluster: string, reason: string, cause?: unknown): DataFolderDamaged =>
  new DataFolderDamaged(cluster, `is damaged, and PostgreSQL cannot repair it: ${reason}`, RESTORE, cause);
