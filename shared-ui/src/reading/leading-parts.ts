import type { ReadingFocus } from '@hirehq/shared-contracts/reading';
import { lettersOfWord } from './letters-of-word.ts';

/** Offsets of an emphasised part in its text. */
export type Part = readonly [start: number, end: number];

const TOKEN = /\S+/g;
/** Email addresses, URLs and file names are read letter by letter. */
const IS_ADDRESS = /@|:\/\/|^www\.|\p{L}\.\p{L}/u;
/** Scripts that write no spaces between words. */
const IS_UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Letters with what belongs to them: marks, apostrophes, numbers inside. Hyphens and slashes end a word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const STARTS_WITH_LETTER = /^\p{L}/u;
const HAS_ONLY_SIMPLE_LETTERS = /^[\u0020-\u024f’]*$/;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The offset behind so many letters as people count them; marks stay with their letter. */
function endOf(word: string, fixation: ReadingFocus['fixation']): number {
  if (HAS_ONLY_SIMPLE_LETTERS.test(word)) return lettersOfWord(word.length, fixation);
  const starts = Array.from(letters.segment(word), ({ index }) => index);
  return starts[lettersOfWord(starts.length, fixation)] ?? word.length;
}

function* wordsOf(token: string): Generator<{ word: string; at: number }> {
  if (IS_UNSPACED.test(token)) {
    for (const { segment, index, isWordLike } of words.segment(token)) if (isWordLike) yield { word: segment, at: index };
    return;
  }
  for (const found of token.matchAll(WORD)) yield { word: found[0], at: found.index };
}

/**
 * The leading part of each word. Numbers and addresses have none. `isContinued`: the text continues a word of the text before
 * it, whose rest has none either.
 */
export function leadingParts(text: string, fixation: ReadingFocus['fixation'], isContinued = false): Part[] {
  const parts: Part[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (IS_ADDRESS.test(token) || (isContinued && index === 0)) continue;
    for (const { word, at } of wordsOf(token)) {
      if (!STARTS_WITH_LETTER.test(word)) continue;
      const start = index + at;
      parts.push([start, start + endOf(word, fixation)]);
    }
  }
  return parts;
}
