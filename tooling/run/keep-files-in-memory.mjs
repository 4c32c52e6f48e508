import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './is-running.mjs';

const MEMORY = '/dev/shm';
const PREFIX = 'hirehq-';
const TMPFS = 0x01021994;
/** Checks keep up to 3 GB of databases at a time. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/** Whether temporary files are kept in memory on this machine, as it is now. */
export function hasRoom() {
  if (process.platform !== 'linux') return false;
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Removes what runs left behind that were killed. */
function removeForgotten() {
  for (const name of readdirSync(MEMORY)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * On Linux with enough memory, temporary files of this process and of those it starts are kept there (TMPDIR): checks create and
 * remove hundreds of databases. A TMPDIR that is set stays.
 */
export function keepFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeForgotten();
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // A database of root's runs as another user, who must be able to pass through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
