import { expect, test } from 'vitest';
import { isLoose, wordsOfLoose } from './loose-letters.ts';
import type { PaintedText } from './painted-text.ts';

/** Letters of 10 points, 4 apart, and 10 more between words. */
const painted = (text: string): PaintedText[] => {
  let left = 0;
  return Array.from(text, (letter) => {
    const at = { text: letter, left, right: left + 10, baseline: 700, size: 20, unseen: null };
    left += letter === ' ' ? 10 : 14;
    return at;
  });
};
const run = (text: string) => ({ text, left: 0, right: 200, baseline: 700, size: 20 });

test.each(['LU C Í A O RT E G A', 'C O N T A C T O'])('PR-03 letters of %s are set apart', (text) => {
  expect(isLoose(text)).toBe(true);
});

test.each(['A B C', 'J R R Tolkien', 'to be or not', 'Lucía Ortega', '1 2 3 4 5'])('PR-03 letters of %s are not', (text) => {
  expect(isLoose(text)).toBe(false);
});

test('PR-03 words of letters set apart are known by the places of the letters', () => {
  expect(wordsOfLoose(run('LU C Í A O RT E G A'), painted('LUCÍA ORTEGA'))).toBe('LUCÍA ORTEGA');
});

test('PR-03 letters that were painted otherwise stay as they are', () => {
  expect(wordsOfLoose(run('LU C Í A O RT E G A'), painted('LUCIA'))).toBe('LU C Í A O RT E G A');
});
