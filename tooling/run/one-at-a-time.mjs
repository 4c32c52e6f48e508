import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TOUCH_EVERY_MS = 1000;
const STALE_MS = 15_000;
const LOOK_EVERY_MS = 250;

/** Milliseconds since the holder's last heartbeat; undefined if there is none. */
function silence(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Removes an abandoned lock file; only one of the processes that find it succeeds. */
function removeStale(file) {
  try {
    const aside = `${file}.${process.pid}`;
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Runs `work` in one process at a time: a lock file is touched regularly while its holder is alive.
 * `say` is called once if another process holds the lock.
 */
export async function oneAtATime(file, work, say = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let isReported = false;
  while (!take(file)) {
    if ((silence(file) ?? 0) > STALE_MS) removeStale(file);
    else {
      if (!isReported) say();
      isReported = true;
      await sleep(LOOK_EVERY_MS);
    }
  }
  const touching = setInterval(() => utimesSync(file, new Date(), new Date()), TOUCH_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(file, { force: true });
  }
}
