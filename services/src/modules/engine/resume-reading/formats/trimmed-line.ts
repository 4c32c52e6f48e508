import { withLettersTogether } from './letters-apart.ts';

/** The text of a line as it is read: one tab between parts that tabs or many spaces set apart, one space between words. */
export const trimmedLine = (text: string): string =>
  withLettersTogether(text)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ {3,}/g, '\t')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\t[\t ]*/g, '\t')
    .trim();
