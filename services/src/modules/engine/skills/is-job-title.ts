import { bareTitle, occupationNamed } from './likeness-of-titles.ts';
import { TITLE_CATALOGUE } from './title-catalogue.ts';

/** Letters of an abbreviation ('RN'), which names what somebody can do as well. */
const LONGEST_ABBREVIATION = 3;
/** Words of a title that is not in the catalogue. */
const MOST_WORDS = 4;
/** A word with which this many titles of the catalogue name who does the work makes a title of other words too. */
const MAKES_TITLES = 3;
/** 'Gerente de ventas' begins with the word that 'Sales Manager' ends with. */
const OF: ReadonlySet<string> = new Set(['de', 'du', 'des', 'del', 'do', 'da', 'di']);

/** The word of a title that names who does the work. */
const headOf = (words: readonly string[]): string => (OF.has(words[1] ?? '') ? words.at(0) : words.at(-1)) ?? '';

const counts = new Map<string, number>();
for (const { name, synonyms } of TITLE_CATALOGUE)
  for (const words of [name, ...synonyms].map(bareTitle))
    if (words.length > 1) counts.set(headOf(words), (counts.get(headOf(words)) ?? 0) + 1);

/** True if a whole text is a job title, with or without its seniority: 'Senior Nurse', 'Wine Manager'. */
export function isJobTitle(text: string): boolean {
  const words = bareTitle(text);
  const [only = '', ...others] = words;
  if (others.length === 0) return only.length > LONGEST_ABBREVIATION && occupationNamed(text);
  return occupationNamed(text) || (words.length <= MOST_WORDS && (counts.get(headOf(words)) ?? 0) >= MAKES_TITLES);
}
