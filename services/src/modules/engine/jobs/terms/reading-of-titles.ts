import { TITLES_IN_OTHER_LANGUAGES, TITLE_CATALOGUE, foldText } from '../../skills/index.ts';

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
export const wordAsTyped = (word: string): string => String.raw`\m${oneOrMore(word)}\M`;

/** What may separate the words of a name. */
const GAP = String.raw`[\s/&-]+`;

/** Matches titles with one of these names, which are of letters and digits too. */
export const anyAsTyped = (names: readonly string[]): string =>
  String.raw`\m(?:${names.map((name) => name.split(' ').map(oneOrMore).join(GAP)).join('|')})\M`;

/** What ends a name: the end of the title, a punctuation mark, or a preposition. */
const END = String.raw`\s*(?:$|[^\s\w/&'-]|-\s|\s(?:[ivx]+|\d+)\M|\s(?:for|at|in|with|to|on|and|or|from|of)\M)`;

/**
 * Patterns of titles in which the words name the occupation itself ('Nurse', unlike 'Nurse Recruiter'): at the end of
 * the first part of the title, or of any part; undefined if the words name no occupation.
 */
export function headPatterns(wordings: readonly (readonly string[])[]): { first: string; any: string } | undefined {
  const names = wordings.filter((words) => {
    const last = words.at(-1) ?? '';
    return isOccupation(last) || words.includes('of');
  });
  if (names.length === 0) return undefined;
  const name = `(?:${names.map((words) => words.map(oneOrMore).join(GAP)).join('|')})`;
  // If slashes or dashes separate a title, its first part is rarely the occupation.
  return { first: String.raw`^(?!.*\|)[^,;:(–—]*?\m${name}${END}`, any: String.raw`\m${name}${END}` };
}

/** A pattern of titles with another level than the typed one. */
export const otherLevel = (typed: readonly string[]): string =>
  String.raw`\m(?:${OTHER_LEVELS.filter((level) => !typed.some((word) => word.startsWith(level.slice(0, 6)))).join('|')})s?\M`;
