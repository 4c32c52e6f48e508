import type { PaintedText } from './painted-text.ts';
import type { FoundText } from './seen-text.ts';

const FEWEST_PARTS = 4;
/** Wider than between the letters of a word, by this share of the font size. */
const WORD_GAP = 0.15;

/** 'LU C Í A O RT E G A': letters set apart, of which some pairs are kerned; where its words end, the text does not say. */
export function isLoose(text: string): boolean {
  const parts = text.trim().split(' ');
  const single = parts.filter((part) => part.length === 1).length;
  return (
    parts.length >= FEWEST_PARTS &&
    single > parts.length / 2 &&
    parts.every((part) => /^(?:\p{L}\p{M}?\p{L}?\p{M}?|['’&/-])$/u.test(part))
  );
}

const bare = (text: string) => text.replaceAll(/\s+/gu, '');

/** The words of a loose run, by the places of its letters; the text as it is if they were not painted one by one. */
export function wordsOfLoose(run: FoundText, painted: readonly PaintedText[]): string {
  const letters = painted
    .filter(
      ({ text, left, right, baseline }) =>
        text.trim() !== '' &&
        Math.abs(baseline - run.baseline) < run.size * 0.2 &&
        left >= run.left - 1 &&
        right <= run.right + run.size * 0.5,
    )
    .toSorted((a, b) => a.left - b.left);
  if (letters.length < FEWEST_PARTS || bare(letters.map(({ text }) => text).join('')) !== bare(run.text)) return run.text;
  const gaps = letters.slice(1).map(({ left }, index) => left - (letters[index]?.right ?? left));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return letters
    .map(({ text }, index) => ((gaps[index - 1] ?? 0) > usual + run.size * WORD_GAP ? ` ${text.trim()}` : text.trim()))
    .join('');
}
