import { foldText } from '../../skills/index.ts';

/** A word as it was typed. */
export interface TypedWord {
  /** Folded. */
  text: string;
  /** Its place in the typed text, in UTF-16 units. */
  start: number;
  end: number;
  /** Within quotation marks: searched for as it is. */
  isQuoted: boolean;
  /** What stands between it and the word before. */
  gap: string;
}

/** Words from one position of the typed ones up to another, which is not included. */
export interface WordSpan {
  from: number;
  to: number;
}

/** Characters of a typed search that are read. */
const LONGEST_SEARCH = 500;

/** What is read of a typed search. */
export const readableSearch = (typed: string): string => typed.slice(0, LONGEST_SEARCH);

const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#&]*/gu;

/** The words of a text with their places in it; hyphens and slashes separate words, 'C++' and 'R&D' are one. */
export function typedWords(given: string): TypedWord[] {
  const typed = readableSearch(given);
  const quotes = [...typed.matchAll(QUOTED)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  let last = 0;
  return [...typed.matchAll(WORD)].map(({ index, 0: found }) => {
    const text = found.replace(/['’.&]+$/u, '');
    const word = {
      text: foldText(text),
      start: index,
      end: index + text.length,
      isQuoted: quotes.some(({ start, end }) => index >= start && index < end),
      gap: typed.slice(last, index),
    };
    last = word.end;
    return word;
  });
}

export const textOf = (words: readonly TypedWord[], { from, to }: WordSpan): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

export const overlaps = (one: WordSpan, other: WordSpan): boolean => one.from < other.to && other.from < one.to;

/** The spans that begin at a word, the longest first. */
export function spansFrom(words: readonly TypedWord[], from: number, longest: number): WordSpan[] {
  const most = Math.min(longest, words.length - from);
  return Array.from({ length: most }, (_, less) => ({ from, to: from + most - less }));
}
