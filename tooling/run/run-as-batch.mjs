import { spawnSync } from 'node:child_process';

/**
 * On Linux, lets this process and those it starts give way and be interrupted less (SCHED_BATCH): checks take less processor time,
 * and the desktop beside them stays responsive. Elsewhere nothing changes.
 */
export function runAsBatch() {
  if (process.platform === 'linux') spawnSync('chrt', ['--batch', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
}
