import { TITLES_IN_OTHER_LANGUAGES, TITLE_CATALOGUE, foldText } from '../../skills/index.ts';
import type { TextQuery } from './search-terms.ts';

/** The last words of English occupation names; in other languages, names often end differently. */
const headOf = (name: string): string | undefined =>
  foldText(name)
    .split(/[\s/-]+/)
    .at(-1);
const FOREIGN: ReadonlySet<string> = new Set(Object.values(TITLES_IN_OTHER_LANGUAGES).flat());
const ENGLISH: ReadonlySet<string> = new Set(
  TITLE_CATALOGUE.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].filter((each) => !FOREIGN.has(each)).flatMap((each) => headOf(each) ?? []),
  ),
);
const ENGLISH_NAMES: ReadonlySet<string> = new Set(
  TITLE_CATALOGUE.flatMap(({ name, synonyms }) => [name, ...synonyms].filter((each) => !FOREIGN.has(each)).map(foldText)),
);
const FOREIGN_NAMES: ReadonlySet<string> = new Set([...FOREIGN].map(foldText));
/** True for a folded name of an occupation in another language than English, and in English none. */
export const isForeignName = (name: string): boolean => FOREIGN_NAMES.has(name) && !ENGLISH_NAMES.has(name);
const OTHER: ReadonlySet<string> = new Set([...FOREIGN].filter((name) => !name.includes(' ')).map(foldText));
const hasOne = (words: ReadonlySet<string>, word: string) => words.has(word) || words.has(word.replace(/s$/, ''));

/** Head words of occupations in English: 'nurse', 'engineer', 'sre'. */
export const isEnglishOccupation = (word: string): boolean => hasOne(ENGLISH, word);
/** The same in any language of the catalogue. */
export const isOccupation = (word: string): boolean => isEnglishOccupation(word) || hasOne(OTHER, word);
/** Endings of those who do what a word with -ing says. */
const DOERS = ['', 'e', 'er', 'or', 'ant', 'ist'];
/** The occupations that do this work: 'engineer' for 'engineering', 'accountant' for 'accounting', none for 'marketing'. */
export function occupationsDoing(work: string): string[] {
  const start = /^(\p{L}{3,})ing$/u.exec(work)?.[1];
  return start === undefined ? [] : DOERS.map((ending) => start + ending).filter((word) => ENGLISH.has(word));
}
/** Words of a title that stand for a junior form of the occupation, or for people who hire or train those who do it. */
const OTHER_LEVELS =
  'assistant substitute deputy trainee apprentice apprenticeship intern internship volunteer student recruiter recruitment'.split(
    ' ',
  );

/** Matches singular and plural; words are letters and digits only, so they need no escaping. */
const oneOrMore = (word: string): string => {
  if (word.length < 4 || !/[^su]s$|[^s]es$/.test(word)) return word.endsWith('s') ? word : `${word}s?`;
  return word.endsWith('ies') ? `${word.slice(0, -3)}(?:y|ies)` : `${word.slice(0, -1)}s?`;
};
/** The beginning and the end of a word of letters and digits, in any script. */
const BEGINS = String.raw`(?<![\p{L}\p{N}_])`;
const ENDS = String.raw`(?![\p{L}\p{N}_])`;
const pattern = (source: string): RegExp => new RegExp(source, 'su');

const wordAsTyped = (word: string): RegExp => pattern(`${BEGINS}${oneOrMore(word)}${ENDS}`);

/** What may separate the words of a name. */
const GAP = String.raw`[\s/&-]+`;

/** Matches titles with one of these names, which are of letters and digits too. */
const anyAsTyped = (names: readonly string[]): RegExp =>
  pattern(`${BEGINS}(?:${names.map((name) => name.split(' ').map(oneOrMore).join(GAP)).join('|')})${ENDS}`);

/** What ends a name: the end of the title, a punctuation mark, or a preposition. */
const END = String.raw`\s*(?:$|[^\s\p{L}\p{N}_/&'-]|-\s|\s(?:[ivx]+|\d+)${ENDS}|\s(?:for|at|in|with|to|on|and|or|from|of)${ENDS})`;

/**
 * Patterns of titles in which the words name the occupation itself ('Nurse', unlike 'Nurse Recruiter'): at the end of
 * the first part of the title, or of any part; undefined if the words name no occupation.
 */
function headPatterns(wordings: readonly (readonly string[])[]): { first: RegExp; any: RegExp } | undefined {
  const names = wordings.filter((words) => {
    const last = words.at(-1) ?? '';
    return isOccupation(last) || words.includes('of');
  });
  if (names.length === 0) return undefined;
  const name = `(?:${names.map((words) => words.map(oneOrMore).join(GAP)).join('|')})`;
  // If slashes or dashes separate a title, its first part is rarely the occupation.
  return { first: pattern(String.raw`^(?!.*\|)[^,;:(–—]*?${BEGINS}${name}${END}`), any: pattern(`${BEGINS}${name}${END}`) };
}

/** Matches titles with another level than the typed one. */
function otherLevel(typed: readonly string[]): RegExp {
  const others = OTHER_LEVELS.filter((level) => !typed.some((word) => word.startsWith(level.slice(0, 6))));
  return pattern(`${BEGINS}(?:${others.join('|')})s?${ENDS}`);
}

/**
 * Points of a folded title that the index cannot provide: that the words are there as typed, or less for another name of theirs, that
 * they name the occupation itself, and at the same level. Undefined if there are no words to look for.
 */
export function readingOfTitles({
  wordings,
  names,
  occupation,
}: Pick<TextQuery, 'wordings' | 'names' | 'occupation'>): ((folded: string) => number) | undefined {
  if (wordings.length === 0) return undefined;
  const words = wordings.map((wording) => wording.words);
  const asTyped = words.map((each) => (occupation ? [anyAsTyped([each.join(' ')])] : each.map(wordAsTyped)));
  // 'Accountant' for 'comptable'.
  const asNamed = names.map((each) => anyAsTyped(each));
  const head = headPatterns(words);
  const level = otherLevel(words.flat());
  return (folded) => {
    const has = (patterns: readonly RegExp[]) => patterns.every((each) => each.test(folded));
    const wording = asTyped.some(has) ? 150 : asNamed.length > 0 && has(asNamed) ? 75 : 0;
    const named = head ? (head.first.test(folded) ? 80 : 0) + (head.any.test(folded) ? 40 : 0) : 0;
    return wording + named + (level.test(folded) ? 0 : 60);
  };
}
