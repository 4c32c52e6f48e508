import { foldText } from '../../skills/index.ts';
import { isFiller } from './filler-words.ts';

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

/** A part of the typed text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Characters of a typed search that are read. */
const LONGEST_SEARCH = 500;

/** What is read of a typed search. */
export const readableSearch = (typed: string): string => typed.slice(0, LONGEST_SEARCH);

const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#&]*/gu;

function wordsOf(typed: string): TypedWord[] {
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

export const overlaps = (one: WordSpan, other: WordSpan): boolean => one.from < other.to && other.from < one.to;

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A typed search as words with their places in it; hyphens and slashes separate words, 'C++' and 'R&D' are one. */
export class TypedText {
  readonly text: string;
  readonly words: readonly TypedWord[];

  constructor(typed: string) {
    this.text = readableSearch(typed);
    this.words = wordsOf(this.text);
  }

  /** The folded words of a span, separated by one space. */
  wordsIn({ from, to }: WordSpan): string {
    return this.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  }

  /** What `find` finds in the words from left to right, in the longest spans first; the next search begins after it. */
  scan<Found extends WordSpan>(longest: number, find: (span: WordSpan, words: string) => Found | undefined): Found[] {
    const all: Found[] = [];
    for (let from = 0; from < this.words.length;) {
      const found = firstOf(this.spansFrom(from, longest), (span) => find(span, this.wordsIn(span)));
      if (found) all.push(found);
      from = found?.to ?? from + 1;
    }
    return all;
  }

  /** The spans that begin at a word, the longest first. */
  spansFrom(from: number, longest: number): WordSpan[] {
    const most = Math.min(longest, this.words.length - from);
    return Array.from({ length: most }, (_, less) => ({ from, to: from + most - less }));
  }

  /** True if none of the words is in quotation marks or part of a span that is taken. */
  isOpen(span: WordSpan, taken: readonly WordSpan[] = []): boolean {
    return (
      this.words.slice(span.from, span.to).every(({ isQuoted }) => !isQuoted) && !taken.some((other) => overlaps(other, span))
    );
  }

  /** The part of the text from the first of these words to the last. */
  textSpan({ from, to }: WordSpan): TextSpan {
    return { start: this.words[from]?.start ?? 0, end: this.words[to - 1]?.end ?? 0 };
  }

  /** The words that a part of the text has. */
  wordSpan({ start, end }: TextSpan): WordSpan {
    const from = this.words.findIndex((word) => word.end > start);
    const after = this.words.findIndex((word) => word.start >= end);
    return { from, to: after === -1 ? this.words.length : after };
  }

  /** The words with each of their neighbours: 'remote sensing' and 'orlando magic' are neither a work mode nor a place. */
  withNeighbours({ from, to }: WordSpan, taken: readonly WordSpan[]): string[] {
    const isNeighbour = (at: number) => {
      const word = this.words[at];
      return word !== undefined && !isFiller(word.text) && this.isOpen({ from: at, to: at + 1 }, taken);
    };
    return [
      ...(isNeighbour(from - 1) ? [this.wordsIn({ from: from - 1, to })] : []),
      ...(isNeighbour(to) ? [this.wordsIn({ from, to: to + 1 })] : []),
    ];
  }

  /** The text without these parts, and without what only joined them to others; '' if only fillers are left. */
  without(parts: readonly (WordSpan & TextSpan)[]): string {
    const left = this.words.filter((_, at) => !parts.some((span) => at >= span.from && at < span.to));
    if (left.every(({ text, isQuoted }) => isFiller(text) && !isQuoted)) return '';
    // A hyphen that joined a part to another word would exclude that word.
    return parts
      .reduceRight(
        (text, { start, end }) => `${text.slice(0, start).replace(/[-–−]+$/, '')} ${text.slice(end).replace(/^[-–−]+/, '')}`,
        this.text,
      )
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?:^|\s)[\s,;:|()/+–—-]+(?=\s|$)/g, ' ')
      .replaceAll(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/g, '')
      .trim();
  }

  /** The text with a part of it in quotation marks. */
  quoting({ start, end }: TextSpan): string {
    return `${this.text.slice(0, start)}"${this.text.slice(start, end)}"${this.text.slice(end)}`;
  }
}
