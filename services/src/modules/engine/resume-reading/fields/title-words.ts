import { foldText, TITLE_CATALOGUE } from '../../skills/index.ts';
import extra from '../data/title-words.json' with { type: 'json' };

const WORD = /[\p{L}\p{M}]+/gu;
const wordsOf = (text: string) => foldText(text).match(WORD) ?? [];

/** Words that titles share with names of employers and fields. */
const AMBIGUOUS: ReadonlySet<string> = new Set(extra.ambiguous.map(foldText));

/** Words of the titles of our catalogue, and the nouns for people who work. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  [
    ...TITLE_CATALOGUE.flatMap(({ name, synonyms }) => [name, ...synonyms]).flatMap((title) => wordsOf(title).slice(-1)),
    ...extra.nouns.map(foldText),
  ].filter((word) => word.length > 2 && !AMBIGUOUS.has(word)),
);
const ENDINGS = extra.endings.map(foldText);

const isTitleWord = (word: string) =>
  TITLE_WORDS.has(word) || (word.length > 7 && ENDINGS.some((ending) => word.endsWith(ending)));

/** True if a text contains a word for somebody who does a job. */
export const isTitle = (text: string): boolean => wordsOf(text).some(isTitleWord);

const EMPLOYER_WORDS: ReadonlySet<string> = new Set(extra.employers.map(foldText));
const EMPLOYER_ENDINGS = extra.employerEndings.map(foldText);

/** True if a text contains a word for an organisation. */
export const isEmployer = (text: string): boolean =>
  wordsOf(text).some((word) => EMPLOYER_WORDS.has(word) || EMPLOYER_ENDINGS.some((ending) => word.endsWith(ending))) ||
  /\b(?:S\.?\s?A\.?|S\.?\s?L\.?|B\.?V\.?|N\.?V\.?|LLC|Inc|Ltd|PLC|AG|SE|KG|GmbH|Lda|Ltda|SARL|SAS)\.?$/u.test(text.trim());

const SCHOOL_WORDS = extra.schools.map(foldText);

/** True if a text contains a word for a place where people study. */
export const isSchool = (text: string): boolean => {
  const folded = foldText(text);
  return SCHOOL_WORDS.some((word) => folded.includes(word));
};
