const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Pause before the next attempt in milliseconds: doubled each time, and randomised. `chance` is 0 to 1. */
export function backoffMs(failures: number, chance: number = Math.random()): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
