/** A violation found by a check, and how to fix it. */
export interface Finding {
  /** Path from the tree's root; absent if it is not about a single file. */
  file?: string;
  line?: number;
  message: string;
}

export interface Result {
  findings: readonly Finding[];
  /** What was checked, such as `9 packages`. */
  note: string;
  /** Lines to print when every check is done, e.g. the slowest tests. */
  closing?: readonly string[];
}

/** Tells how far a check is, e.g. `12 of 280 files`. */
export type Progress = (text: string) => void;

export interface Check {
  name: string;
  /** `tree` is the root of the workspace, or of a small one in a test. */
  run: (tree: string, progress?: Progress) => Promise<Result>;
}

/** `3 files`, `1 file`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
