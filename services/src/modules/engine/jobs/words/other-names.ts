import { SKILL_CATALOGUE, foldText } from '../../skills/index.ts';
import { isEnglishOccupation, occupationsDoing } from '../terms/reading-of-titles.ts';
import searchWords from './data/search-words.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import type { WordsAsTyped } from './words-of-search.ts';

/** The longest name, in words. */
export const MAX_PHRASE = 4;
/** Names up to this length are abbreviations: 'js', 'rn', 'k8s'. */
const MAX_ABBREVIATION = 4;
const SHORTEST_PARTED = 4;
/** Common words that are also abbreviations. */
export const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(
  'a an and as at be by do for go he if in is it me my no of on or so to us we'.split(' '),
);
/** Abbreviations that no catalogue contains. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = searchWords.shortWords;

/** Which other names are searched for beside the typed words. */
export interface Widening {
  /**
   * 'short': only abbreviations are expanded; 'titles': names of occupations may be replaced by their other names as well; 'all': so
   * may every known name.
   */
  names: 'short' | 'titles' | 'all';
  /** True to also split words in two, and to try other endings. */
  forms?: boolean;
}

/** All phrases of adjacent words, up to `MAX_PHRASE` of them. */
export const phrasesOf = (words: readonly string[]): string[] =>
  words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_PHRASE, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );

/** Pairs of words that are often written as one: 'cyber security'. */
const joined = (phrase: string): string | undefined => {
  const [first = '', second = '', ...more] = phrase.split(' ');
  return more.length === 0 && first.length > 1 && second.length > 1 && first.length + second.length > 5
    ? first + second
    : undefined;
};

/** The ways to split a word into two parts of sufficient length: 'datascientist'. */
const partings = (word: string): [string, string][] =>
  word.length < 2 * SHORTEST_PARTED
    ? []
    : Array.from({ length: word.length - 2 * SHORTEST_PARTED + 1 }, (_, more) => [
        word.slice(0, SHORTEST_PARTED + more),
        word.slice(SHORTEST_PARTED + more),
      ]);

/** What else the phrases of a search are called. */
export interface OtherNames {
  /** Synonyms of a phrase. */
  synonyms: Map<string, string[]>;
  /** Those of them that are equivalent to the typed phrase: the expanded abbreviation, or the same in one word. */
  equivalents: Map<string, string[]>;
  /** The words that occur in a title or name. */
  known: ReadonlyMap<string, true>;
}

const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map(([first = '']) => first)
    .join('');

/** Of several names, those that the abbreviation stands for: with its initials, else the simplest. */
const inFull = (abbreviation: string, names: readonly string[]): string[] => {
  const spelt = names.filter((name) => initialsOf(name) === abbreviation);
  return spelt.length > 0 ? spelt : names.slice(0, 1);
};
/** More other names of an occupation are ever less like it. */
const MOST_TITLES = 12;

/** The other names of occupations; short ones stand for too many things. */
async function titlesOf(lexicon: Lexicon, phrases: readonly string[]): Promise<[string, string[]][]> {
  const titles = await lexicon.titles(phrases);
  return [...titles].map(([phrase, names]) => [phrase, names.filter((name) => !isAbbreviation(name)).slice(0, MOST_TITLES)]);
}

const isAbbreviation = (phrase: string) => phrase.length <= MAX_ABBREVIATION && !phrase.includes(' ');

/** The other names of all phrases of the words, and which of the words are known. */
export async function otherNamesOf(
  lexicon: Lexicon,
  words: readonly string[],
  { names, forms }: Widening,
  { quoted, spellings }: WordsAsTyped,
): Promise<OtherNames> {
  const isOpen = (phrase: string) => quoted.size === 0 || !phrase.split(' ').some((word) => quoted.has(word));
  const phrases = phrasesOf(words).filter(isOpen);
  const isName = (phrase: string) =>
    (names === 'all' || isAbbreviation(phrase)) && (words.length === 1 || !WORDS_OF_SENTENCES.has(phrase));
  const pairs = phrases.flatMap((phrase) => joined(phrase) ?? []);
  const halves = forms ? words.filter(isOpen).flatMap((word) => partings(word).flat()) : [];
  const [synonyms, titles, known] = await Promise.all([
    lexicon.synonyms(phrases.filter(isName)),
    names === 'titles'
      ? titlesOf(
          lexicon,
          phrases.filter((phrase) => !isAbbreviation(phrase)),
        )
      : [],
    lexicon.known([...words, ...pairs, ...halves]),
  ]);
  const endings = forms ? await lexicon.endings(words.filter((word) => isOpen(word) && !isEnglishOccupation(word))) : undefined;
  const equivalents = new Map(
    [...synonyms].filter(([phrase]) => isAbbreviation(phrase)).map(([phrase, full]) => [phrase, inFull(phrase, full)]),
  );
  for (const [phrase, more] of [...titles, ...(names === 'titles' ? sameWork(words) : [])])
    synonyms.set(phrase, [...new Set([...(synonyms.get(phrase) ?? []), ...more])]);
  const addEquivalents = (phrase: string, more: readonly string[]) => {
    for (const named of [synonyms, equivalents]) named.set(phrase, [...(named.get(phrase) ?? []), ...more]);
  };
  for (const phrase of phrases) {
    const one = joined(phrase);
    const parted = halves.length > 0 && !known.has(phrase) ? partings(phrase) : [];
    const more = [
      ...(Object.hasOwn(SHORT_WORDS, phrase) ? (SHORT_WORDS[phrase] ?? []) : []),
      ...(one && known.has(one) ? [one] : []),
      ...(endings?.get(phrase) ?? []),
      ...parted.filter((parts) => parts.every((half) => known.has(half))).map((parts) => parts.join(' ')),
    ];
    if (more.length > 0) addEquivalents(phrase, more);
  }
  const work = words.at(-1);
  const doing = work !== undefined && isOpen(work) ? occupationsDoing(work) : [];
  if (work !== undefined && doing.length > 0) synonyms.set(work, [...(synonyms.get(work) ?? []), ...doing]);
  for (const [word, spelling] of spellings) addEquivalents(word, [spelling]);
  return { synonyms, equivalents, known };
}

/** Words for those who do the same work with a technology: 'C++ developer' and 'C++ engineer'. */
const SAME_WORK: readonly (readonly string[])[] = searchWords.sameWork;
const SKILLS: ReadonlySet<string> = new Set(SKILL_CATALOGUE.flatMap(({ name, synonyms }) => [name, ...synonyms].map(foldText)));

/** True for a folded name of a skill of the catalogue. */
export const isSkillName = (folded: string): boolean => SKILLS.has(folded);

/** The other words for the work, where a skill is among the words. */
function sameWork(words: readonly string[]): [string, string[]][] {
  if (!words.some((word) => SKILLS.has(word))) return [];
  return words.flatMap((word) => {
    const same = SAME_WORK.find((each) => each.includes(word));
    return same ? [[word, same.filter((other) => other !== word)] as [string, string[]]] : [];
  });
}
