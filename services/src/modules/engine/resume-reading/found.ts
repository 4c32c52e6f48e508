import type { ReadingConfidence, ReadingDoubt } from '@hirehq/shared-contracts/codes';
import { foundAt, type DocumentLine } from './document-line.ts';

export interface Found<Value> {
  value: Value;
  foundAt: ReturnType<typeof foundAt>;
  confidence: ReadingConfidence;
  doubts: ReadingDoubt[];
}

/** The doubts that apply: of each pair, whether it does and which it is. */
export const doubtsOf = (all: Readonly<Partial<Record<ReadingDoubt, boolean>>>): ReadingDoubt[] =>
  (Object.entries(all) as [ReadingDoubt, boolean][]).filter(([, applies]) => applies).map(([doubt]) => doubt);

/** A value that was found in these lines, and why it may be wrong. */
export const found = <Value>(
  value: Value,
  lines: readonly DocumentLine[],
  doubts: readonly ReadingDoubt[] = [],
): Found<Value> => ({
  value,
  foundAt: foundAt(lines),
  ...confidenceOf(doubts),
});

export const confidenceOf = (doubts: readonly ReadingDoubt[]): Pick<Found<unknown>, 'confidence' | 'doubts'> => ({
  confidence: doubts.length === 0 ? 'HIGH' : 'LOW',
  doubts: [...new Set(doubts)],
});

/** The same value with a further doubt. */
export const doubted = <Each extends Pick<Found<unknown>, 'doubts'>>(each: Each, doubt: ReadingDoubt): Each => ({
  ...each,
  ...confidenceOf([...each.doubts, doubt]),
});

/** The same value without a doubt that was settled. */
export const undoubted = <Each extends Pick<Found<unknown>, 'doubts'>>(each: Each, doubt: ReadingDoubt): Each => ({
  ...each,
  ...confidenceOf(each.doubts.filter((own) => own !== doubt)),
});
