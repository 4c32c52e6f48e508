/**
 * What became of one value of a case: read as stated, read otherwise, not read, read though nothing is stated; 'silent' where nothing is
 * stated and nothing was read.
 */
export type ReadingOutcome = 'right' | 'wrong' | 'missed' | 'invented' | 'silent';

/** One value of a case that was judged. */
export interface Verdict {
  field: string;
  outcome: ReadingOutcome;
  /** As text, for people. */
  read: string;
  expected: string;
}

interface Judged<Value> {
  field: string;
  /** Null: nothing was read. */
  read: Value | null;
  /** Any of these is right; null among them: nothing is stated. */
  expected: readonly (Value | null)[];
  isSame?: (read: Value, expected: Value) => boolean;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function outcomeOf<Value>({ read, expected, isSame = Object.is }: Omit<Judged<Value>, 'field'>): ReadingOutcome {
  if (read === null) return expected.includes(null) ? 'silent' : 'missed';
  if (expected.some((each) => each !== null && isSame(read, each))) return 'right';
  return expected.every((each) => each === null) ? 'invented' : 'wrong';
}

/** Judges one value. */
export const verdictOn = <Value>({ field, ...judged }: Judged<Value>): Verdict => ({
  field,
  outcome: outcomeOf(judged),
  read: written(judged.read),
  expected: judged.expected.map(written).join(' or '),
});
