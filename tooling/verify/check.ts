/** Something a check does not accept, and what to do about it. */
export interface Finding {
  /** Path from the tree's root; absent when it is about no single file. */
  file?: string;
  line?: number;
  message: string;
}

export interface Result {
  findings: readonly Finding[];
  /** What was looked at, e.g. `9 packages`. */
  note: string;
  /** Lines to print when every check is done, e.g. the slowest tests. */
  closing?: readonly string[];
}

/** Tells how far a check is, e.g. `12 of 280 files`. */
export type Progress = (text: string) => void;

export interface Check {
  name: string;
  /** `tree` is the root of the workspace, or of a toy one in a test. */
  run: (tree: string, progress?: Progress) => Promise<Result>;
}

/** `3 files`, `1 file`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
