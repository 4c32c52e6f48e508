import type { ReadingFocus } from '@hirehq/shared-contracts/reading';

type Fixation = ReadingFocus['fixation'];

/** How many letters of a word are emphasised, for words of 1, 2, 3 … letters. */
const LETTERS: Readonly<Record<Fixation, readonly number[]>> = {
  1: [1, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10],
  2: [1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8],
  3: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  4: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5],
  5: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
};

/** The share of longer words. */
const SHARE: Readonly<Record<Fixation, number>> = { 1: 0.8, 2: 0.65, 3: 0.5, 4: 0.38, 5: 0.28 };

/** How many letters are emphasised of a word with this many; always at least one, never a long word as a whole. */
export function lettersOfWord(length: number, fixation: Fixation): number {
  return LETTERS[fixation][length - 1] ?? Math.round(length * SHARE[fixation]);
}
