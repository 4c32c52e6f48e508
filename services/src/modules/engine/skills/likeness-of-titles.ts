import { foldText } from '@hirehq/shared-contracts/fold-text';
import { TITLE_CATALOGUE } from './title-catalogue.ts';

/** Words for the seniority or the contract of a job, which say nothing about the occupation. */
const BESIDE_THE_POINT = new Set(
  'senior snr sr junior jnr jr lead principal staff chief head graduate trainee intern internship apprentice associate mid level entry i ii iii iv part full time temporary permanent contract freelance remote hybrid job vacancy the a an of and or for in at to with m f d w x'.split(
    ' ',
  ),
);
const MAX_PHRASE = 5;
/** Characters of a title that are read. */
const LONGEST_TITLE = 300;
/** Similarities below this are coincidence. */
const CHANCE = 0.34;
/** The similarity of two different occupations of the catalogue that share a word, such as two kinds of engineers. */
const OTHER_OCCUPATION = 0.3;

const withoutPlural = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
/** Titles less similar than this name different occupations, as far as is known. */
export const SAME_WORK = 0.6;

const wordsOf = (title: string) =>
  foldText(title.slice(0, LONGEST_TITLE))
    .replaceAll(/\b(front|back)[ -]end\b|\b(full)[ -]stack\b/g, (_whole, end, full) => (full ? 'fullstack' : `${end}end`))
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .map(withoutPlural);

const OCCUPATIONS: ReadonlyMap<string, number> = new Map(
  TITLE_CATALOGUE.flatMap(({ id, name, synonyms }) => [name, ...synonyms].map((each) => [wordsOf(each).join(' '), id] as const)),
);

/** The occupations of the catalogue that a title names, matched by longest name. */
function occupationsIn(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(MAX_PHRASE, words.length - start); length > 0; length--) {
      const occupation = OCCUPATIONS.get(words.slice(start, start + length).join(' '));
      if (occupation === undefined) continue;
      found.add(occupation);
      start += length - 1;
      break;
    }
  }
  return found;
}

/** The words of a title that say something about the occupation. */
export const bareTitle = (title: string): string[] => wordsOf(title).filter((word) => !BESIDE_THE_POINT.has(word));

/** True if a text is nothing but a title of the catalogue, with or without its seniority. */
export const occupationNamed = (text: string): boolean =>
  [wordsOf(text), bareTitle(text)].some((words) => OCCUPATIONS.has(words.join(' ')));

/** Similarity of two job titles, 0 to 1: 1 for the same occupation, else by the words they share. */
export function likenessOfTitles(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [occupations, others] = [occupationsIn(a), occupationsIn(b)];
  if ([...others].some((occupation) => occupations.has(occupation))) return 1;
  const [mine, theirs] = [a, b].map((words) => new Set(words.filter((word) => !BESIDE_THE_POINT.has(word))));
  if (!mine?.size || !theirs?.size) return 0;
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  const likeness = (2 * shared) / (mine.size + theirs.size);
  if (likeness < CHANCE) return 0;
  return occupations.size > 0 && others.size > 0 ? Math.min(likeness, OTHER_OCCUPATION) : likeness;
}
