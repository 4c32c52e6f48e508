const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Wait before the next try, in milliseconds: twice as long each time, never all at once. `chance` is 0 to 1. */
export function backoffMs(failures: number, chance: number = Math.random()): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
