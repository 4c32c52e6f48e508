import { foldText, otherwiseFolded } from '@hirehq/shared-contracts/fold-text';
import { withoutNumber } from './without-number.ts';

/** Names that the text parser would split → words that it keeps; applied to indexed texts and to queries. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, ' cplusplus '],
  [/\bc#/gi, ' csharp '],
  [/\bf#/gi, ' fsharp '],
  [/(^|[^\w])(?:asp)?\.net\b/gi, '$1 dotnet '],
  [/\b(node|vue|next|react|express|three|d3)\.js\b/gi, ' $1js '],
  [/\bci\/cd\b/gi, ' cicd '],
  [/\ba\/b\b/gi, ' abtest '],
  [/\bux\/ui\b|\bui\/ux\b/gi, ' ux ui '],
  // 'nurse/carer' and 'end.Start' are two words; PostgreSQL would parse them as a path and a host.
  [/(?<=[\p{L}\p{N}])\/(?=[\p{L}\p{N}])/gu, ' / '],
  [/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. '],
];

/** The index has no 'it', which is a word of sentences; in capitals it is a field of work, which the index has as this word. */
const IT = 'informationtechnology';
const IT_IN_CAPITALS = /(?<![\p{L}\p{N}.])I\.?T(?:\.(?=\s|$))?(?![\p{L}\p{N}'’])/gu;
const IT_IN_A_SEARCH = /(?<![\p{L}\p{N}])it(?![\p{L}\p{N}'’])/gu;

/** Words that are written as one, as two, or with a hyphen → one word. */
export const withCompounds = (text: string): string =>
  text.replace(/\b(front|back)[ -]end\b/gi, '$1end').replace(/\bfull[ -]stack\b/gi, 'fullstack');

/** Folded, with the names that the parser would split as words. */
const searchableText = (text: string): string =>
  NAMES.reduce((result, [pattern, name]) => result.replace(pattern, name), withCompounds(foldText(text)));

/** The text as the index has it: whole words, where singular and plural are one. For indexed texts and for queries. */
export const indexedText = (text: string): string => withoutNumber(searchableText(text.replace(IT_IN_CAPITALS, `$& ${IT}`)));

/** Folded words of a search as the index has them: nobody searches for 'it' but for information technology. */
export const queriedText = (words: string): string => indexedText(words.replace(IT_IN_A_SEARCH, IT));

/** The same with the second usual spelling of its words as well: 'Bäcker' is found as 'backer' and as 'baecker'. */
export function indexedTexts(text: string): string {
  if (otherwiseFolded(text) === undefined) return indexedText(text);
  const spelt = text.split(/\s+/u).flatMap((word) => otherwiseFolded(word) ?? []);
  return [text, ...new Set(spelt)].map(indexedText).join('\n');
}

/** The words of titles and names that typed words are compared with, by either spelling. */
export const wordsOfTitles = (text: string): string[] =>
  [text, otherwiseFolded(text) ?? ''].flatMap((each) => plainWords(each).split(' ')).filter(Boolean);

/** Folded words of letters and digits, separated by one space: text for a tsquery, without characters that its parser interprets. */
export const plainWords = (text: string): string =>
  searchableText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
