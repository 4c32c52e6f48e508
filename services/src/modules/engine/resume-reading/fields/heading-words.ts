import { foldText } from '../../skills/index.ts';
import kinds from '../data/heading-words.json' with { type: 'json' };
import { isTitle } from './title-words.ts';

const { filler, ...named } = kinds;
export type HeadingKind = keyof typeof named;

/** Between the words of a heading. */
const BETWEEN_WORDS = /[\s/&+,;:·•|()–—・、-]+/u;
/** Scripts that are written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** A shorter word is rarely the end of a compound. */
const SHORTEST_END = 5;
const [MOST_WORDS, LONGEST_UNSPACED] = [6, 12];

const FILLERS: ReadonlySet<string> = new Set(filler.words.map(foldText));
/** In the order in which they count: 'language skills' are languages, a 'career objective' is a summary. */
const KINDS = (Object.entries(named) as [HeadingKind, { words: string[]; beginnings: string[] }][]).map(
  ([kind, { words, beginnings }]) => {
    const folded = words.map(foldText);
    return {
      kind,
      words: new Set(folded),
      ends: folded.filter((word) => word.length >= SHORTEST_END && !word.includes(' ')),
      phrases: folded.filter((word) => word.includes(' ')),
      joined: new Set(folded.filter((word) => word.includes(' ')).map((word) => word.replaceAll(' ', ''))),
      unspaced: folded.filter((word) => UNSPACED.test(word)),
      beginnings: beginnings.map(foldText),
    };
  },
);
type Kind = (typeof KINDS)[number];

/** Words of headings as they are without spaces, the longest first: where letters are set apart, spaces get lost. */
const DICTIONARY = [...FILLERS, ...KINDS.flatMap(({ words }) => [...words])]
  .map((word) => ({ word, joined: word.replaceAll(/[\s-]/gu, '') }))
  .filter(({ joined }) => joined.length > 1)
  .toSorted((a, b) => b.joined.length - a.joined.length);
const SHORTEST_JOINED = 10;

/** The words that a text without spaces consists of; undefined if others are between them. */
function wordsWithin(text: string): string[] | undefined {
  /** Of each position, the word that ends there, in the way with the longest words. */
  const ends: ((typeof DICTIONARY)[number] | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && ends[at] === undefined) continue;
    for (const each of DICTIONARY) if (text.startsWith(each.joined, at)) ends[at + each.joined.length] ??= each;
  }
  const words: string[] = [];
  for (let at = text.length; at > 0;) {
    const end = ends[at];
    if (!end) return undefined;
    words.unshift(end.word);
    at -= end.joined.length;
  }
  return words;
}

/** 'Volunteer' is a job, 'volunteering' is not. */
const isOf = ({ words, ends, beginnings }: Kind, word: string) =>
  words.has(word) ||
  (beginnings.some((each) => word.startsWith(each)) && !isTitle(word)) ||
  ends.some((each) => word.endsWith(each));

/** Without words of several words, if it has some. */
const withoutPhrase = (text: string, { phrases }: Kind): string | undefined => {
  const phrase = phrases.find((each) => ` ${text} `.includes(` ${each} `));
  return phrase === undefined ? undefined : ` ${text} `.replace(` ${phrase} `, ' ').trim();
};

/** The kind of section that the words of a folded heading name, if all of them are words of headings. */
export function kindOfHeading(folded: string): HeadingKind | undefined {
  if (UNSPACED.test(folded))
    return folded.length > LONGEST_UNSPACED
      ? undefined
      : KINDS.find(({ unspaced }) => unspaced.some((word) => folded.includes(word)))?.kind;
  const phrase = KINDS.find(({ joined: phrases }) => phrases.has(folded));
  if (phrase) return phrase.kind;
  const spaced = folded.split(BETWEEN_WORDS).filter(Boolean).join(' ');
  const joined = spaced.length >= SHORTEST_JOINED && !spaced.includes(' ') ? wordsWithin(spaced) : undefined;
  const text = joined?.join(' ') ?? spaced;
  if (text === '' || text.split(' ').length > MOST_WORDS) return undefined;
  const isKnown = (word: string) => FILLERS.has(word) || KINDS.some((kind) => isOf(kind, word));
  return KINDS.find((kind) => {
    const rest = withoutPhrase(text, kind);
    const words = (rest ?? text).split(' ').filter(Boolean);
    return (rest !== undefined || words.some((word) => isOf(kind, word))) && words.every(isKnown);
  })?.kind;
}
