import { SKILL_CATALOGUE, foldText } from '../../skills/index.ts';
import type { NamedCompany } from './company-names.store.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { Meant } from './mistyped-words.ts';
import { isEnglishOccupation, isOccupation, occupationsDoing } from '../terms/reading-of-titles.ts';
import type { SearchGround } from '../terms/job-search.ts';
import type { QueryPart, TextQuery } from '../terms/search-terms.ts';
import { queryOf } from '../terms/text-query.store.ts';
import { plainWords as plain } from '../terms/searchable-text.ts';
import searchWords from './data/search-words.json' with { type: 'json' };
import { wordsAsTyped, wordsOfSearch, type WordsAsTyped } from './words-of-search.ts';

const MAX_WORDS = 12;
const MAX_PHRASE = 4;
/** Names up to this length are abbreviations: 'js', 'rn', 'k8s'. */
const MAX_ABBREVIATION = 4;
const SHORTEST_PARTED = 4;
/** Common words that are also abbreviations. */
const WORDS_OF_SENTENCES = new Set('a an and as at be by do for go he if in is it me my no of on or so to us we'.split(' '));
/** Abbreviations that no catalogue contains. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = searchWords.shortWords;
export interface Widening {
  /**
   * 'short': only abbreviations are expanded; 'titles': names of occupations may be replaced by their other names as well; 'all': so
   * may every known name.
   */
  names: 'short' | 'titles' | 'all';
  /** True to also split words in two, and to try other endings. */
  forms?: boolean;
}
/** Which words are corrected: 'strange' ones, which do not occur anywhere, or 'rare' ones as well. */
export type Mending = 'strange' | 'rare';

/** One way to understand what is typed. */
export interface Reading {
  widening: Widening;
  mending?: Mending;
}

/** Reads what was typed for one search, which is often read in several ways. */
export interface QueryReader extends SearchGround {
  /**
   * Converts the typed text to a query: every word must match, and each known name may be replaced by synonyms. Unknown words are
   * corrected; what codes and the company say is not looked for in titles.
   */
  query(typed: string | undefined, reading: Reading): Promise<TextQuery | undefined>;
  /** The same words with those nobody uses corrected; undefined when nothing changes. */
  corrected(typed: string): Promise<string | undefined>;
  /** The companies with open jobs that the phrases name. */
  companies: Lexicon['companies'];
}

const phrasesOf = (words: readonly string[], lengths: number): string[] =>
  words.flatMap((_, start) =>
    Array.from({ length: Math.min(lengths, words.length - start) }, (__, more) => words.slice(start, start + more + 1).join(' ')),
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

interface Ways {
  /** Synonyms of a phrase. */
  others: Map<string, string[]>;
  /** Those of them that are equivalent to the typed phrase: the expanded abbreviation, or the same in one word. */
  same: Map<string, string[]>;
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

async function waysOf(
  lexicon: Lexicon,
  words: readonly string[],
  { names, forms }: Widening,
  { quoted, spellings }: WordsAsTyped,
): Promise<Ways> {
  const isOpen = (phrase: string) => quoted.size === 0 || !phrase.split(' ').some((word) => quoted.has(word));
  const phrases = phrasesOf(words, MAX_PHRASE).filter(isOpen);
  const isName = (phrase: string) =>
    (names === 'all' || isAbbreviation(phrase)) && (words.length === 1 || !WORDS_OF_SENTENCES.has(phrase));
  const pairs = phrases.flatMap((phrase) => joined(phrase) ?? []);
  const halves = forms ? words.filter(isOpen).flatMap((word) => partings(word).flat()) : [];
  const [others, titles, known] = await Promise.all([
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
  const same = new Map(
    [...others].filter(([phrase]) => isAbbreviation(phrase)).map(([phrase, full]) => [phrase, inFull(phrase, full)]),
  );
  for (const [phrase, more] of [...titles, ...(names === 'titles' ? sameWork(words) : [])])
    others.set(phrase, [...new Set([...(others.get(phrase) ?? []), ...more])]);
  for (const phrase of phrases) {
    const one = joined(phrase);
    const parted = halves.length > 0 && !known.has(phrase) ? partings(phrase) : [];
    const more = [
      ...(Object.hasOwn(SHORT_WORDS, phrase) ? (SHORT_WORDS[phrase] ?? []) : []),
      ...(one && known.has(one) ? [one] : []),
      ...(endings?.get(phrase) ?? []),
      ...parted.filter((parts) => parts.every((half) => known.has(half))).map((parts) => parts.join(' ')),
    ];
    if (more.length === 0) continue;
    others.set(phrase, [...(others.get(phrase) ?? []), ...more]);
    same.set(phrase, [...(same.get(phrase) ?? []), ...more]);
  }
  const work = words.at(-1);
  if (work !== undefined && isOpen(work)) {
    const doing = occupationsDoing(work);
    if (doing.length > 0) others.set(work, [...(others.get(work) ?? []), ...doing]);
  }
  for (const [word, spelling] of spellings) {
    others.set(word, [...(others.get(word) ?? []), spelling]);
    same.set(word, [...(same.get(word) ?? []), spelling]);
  }
  return { others, same, known };
}

/** Words for those who do the same work with a technology: 'C++ developer' and 'C++ engineer'. */
const SAME_WORK: readonly (readonly string[])[] = searchWords.sameWork;
const SKILLS: ReadonlySet<string> = new Set(SKILL_CATALOGUE.flatMap(({ name, synonyms }) => [name, ...synonyms].map(foldText)));

/** The other words for the work, where a skill is among the words. */
function sameWork(words: readonly string[]): [string, string[]][] {
  if (!words.some((word) => SKILLS.has(word))) return [];
  return words.flatMap((word) => {
    const same = SAME_WORK.find((each) => each.includes(word));
    return same ? [[word, same.filter((other) => other !== word)] as [string, string[]]] : [];
  });
}

/** Groups the words into known phrases, longest first, each with its synonyms. */
function partsOf(words: readonly string[], { others, same }: Ways, company: string | undefined) {
  const parts: QueryPart[] = [];
  const plainly = (ways: readonly string[]) => [...new Set(ways.map(plain))].filter(Boolean);
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - start);
    const phraseNow = () => words.slice(start, start + length).join(' ');
    while (length > 1 && !others.has(phraseNow()) && phraseNow() !== company) length--;
    const phrase = phraseNow();
    const isCompany = phrase === company;
    const ways = plainly([phrase, ...(isCompany ? [] : (others.get(phrase) ?? []))]);
    if (ways.length > 0) parts.push({ ways, same: isCompany ? [] : plainly(same.get(phrase) ?? []), besideTitle: isCompany });
    start += length;
  }
  return parts;
}

/** A well-known place is spelt correctly even if there is no job in it. */
async function withoutPlaces(lexicon: Lexicon, words: readonly string[]): Promise<string[]> {
  const places = await lexicon.places(words);
  return words.filter((word) => !places.has(word));
}

/** The company that is named by most of the words. */
async function companyIn(lexicon: Lexicon, said: readonly string[]): Promise<NamedCompany | undefined> {
  const phrases = phrasesOf(said, MAX_PHRASE).filter((phrase) => phrase.length > 2 && !WORDS_OF_SENTENCES.has(phrase));
  const named = await lexicon.companies(phrases);
  return [...named.values()].toSorted((one, other) => other.phrase.length - one.phrase.length)[0];
}

const mended = (words: readonly string[], meant: ReadonlyMap<string, Meant>) =>
  words.map((word) => meant.get(word)?.word ?? word);

export function createQueryReader(ground: SearchGround): QueryReader {
  const { db } = ground;
  const lexicon = createLexicon(ground);
  const queries = new Map<string, Promise<TextQuery | undefined>>();
  const queryOfParts = (parts: readonly QueryPart[], company: NamedCompany | undefined) => {
    const key = JSON.stringify([parts, company?.phrase]);
    const query = queries.get(key) ?? queryOf(db, parts, company?.jobIds);
    queries.set(key, query);
    return query;
  };
  return {
    ...ground,
    companies: lexicon.companies,
    async query(typed, { widening, mending = 'strange' }) {
      const { words: said, codes } = wordsOfSearch(typed ?? '');
      if (said.length + codes.length === 0) return undefined;
      const asTyped = wordsAsTyped(typed ?? '');
      const [first, company] = await Promise.all([waysOf(lexicon, said, widening, asTyped), companyIn(lexicon, said)]);
      const ofCompany = new Set(company?.phrase.split(' '));
      const doubtful = said.filter(
        (word) =>
          !ofCompany.has(word) &&
          !asTyped.quoted.has(word) &&
          (mending === 'rare' ? !isOccupation(word) : !first.known.has(word)),
      );
      const meant = await lexicon.meant(await withoutPlaces(lexicon, doubtful));
      const words = mended(said, meant);
      const ways = meant.size > 0 ? await waysOf(lexicon, words, widening, asTyped) : first;
      // If some text contains the typed word, it is found as well.
      for (const [word, each] of meant)
        if (each.isSaid) ways.others.set(each.word, [...(ways.others.get(each.word) ?? []), word]);
      const parts = partsOf(words, ways, company?.phrase);
      const coded = codes.map((code) => ({ ways: [code], besideTitle: true }));
      const query = await queryOfParts([...parts, ...coded], company);
      return query && meant.size > 0 ? { ...query, readAs: [...words, ...codes].join(' ') } : query;
    },
    async corrected(typed) {
      const { words: said, codes } = wordsOfSearch(typed);
      const words = said.map(plain).filter(Boolean).slice(0, MAX_WORDS);
      const { quoted } = wordsAsTyped(typed);
      const open = words.filter((word) => !quoted.has(word));
      const corrections = await lexicon.corrections(await withoutPlaces(lexicon, open));
      const meant = words.map((word) => (quoted.has(word) ? `"${word}"` : (corrections.get(word) ?? word)));
      return corrections.size > 0 ? [...meant, ...codes].join(' ') : undefined;
    },
  };
}
