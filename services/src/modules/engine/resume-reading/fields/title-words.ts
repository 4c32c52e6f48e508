import { foldText, TITLE_CATALOGUE } from '../../skills/index.ts';
import extra from '../data/title-words.json' with { type: 'json' };
import legalForms from '../data/legal-forms.json' with { type: 'json' };
import { escaped } from './word-patterns.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const wordsOf = (text: string) => foldText(text).match(WORD) ?? [];

/** Words that titles share with names of employers and fields. */
const AMBIGUOUS: ReadonlySet<string> = new Set(extra.ambiguous.map(foldText));

const EMPLOYER_WORDS: ReadonlySet<string> = new Set(extra.employers.map(foldText));
/** Words of the titles of our catalogue, and the nouns for people who work. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  [
    ...TITLE_CATALOGUE.flatMap(({ name, synonyms }) => [name, ...synonyms])
      .flatMap((title) => wordsOf(title).slice(-1))
      // 'Directora de hotel' says nothing of a hotel.
      .filter((word) => !EMPLOYER_WORDS.has(word)),
    ...extra.nouns.map(foldText),
  ].filter((word) => word.length > 2 && !AMBIGUOUS.has(word)),
);
const ENDINGS = extra.endings.map(foldText);

const isTitleWord = (word: string) =>
  TITLE_WORDS.has(word) || (word.length > 7 && ENDINGS.some((ending) => word.endsWith(ending)));

/** Titles of several words, of which none alone is one. */
const phrasesIn = (phrases: readonly string[]) => phrases.map((phrase) => ` ${foldText(phrase)} `);
const TITLE_PHRASES = phrasesIn(extra.phrases);
const EMPLOYER_PHRASES = phrasesIn(extra.employerPhrases);
const hasPhrase = (words: readonly string[], phrases: readonly string[]) => {
  const text = ` ${words.join(' ')} `;
  return phrases.some((phrase) => text.includes(phrase));
};

/** Scripts without spaces between words: a title is known by its end, an employer by what it contains. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const IN_BRACKETS = /[（(][^（）()]{0,60}[)）]/gu;
const endsAsTitle = (text: string) => {
  const bare = text.replaceAll(IN_BRACKETS, '').trim();
  return extra.unspacedEndings.some((ending) => bare.endsWith(ending)) && !containsEmployer(text);
};
const containsEmployer = (text: string) => extra.unspacedEmployers.some((word) => text.includes(word));

/** True if a text contains a word for somebody who does a job. */
export function isTitle(text: string): boolean {
  const words = wordsOf(text);
  return words.some(isTitleWord) || hasPhrase(words, TITLE_PHRASES) || (UNSPACED.test(text) && endsAsTitle(text));
}

const EMPLOYER_ENDINGS = extra.employerEndings.map(foldText);

const oneForm = (forms: readonly string[]) =>
  forms
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const LEGAL_END = new RegExp(String.raw`(?:^|[\s,&])(?:${oneForm(legalForms.endings)})$`, 'u');
const LEGAL_BEGINNING = new RegExp(`^(?:${oneForm(legalForms.beginnings)})(?=[\\s«"“]|\\p{Lo})`, 'u');

/** True if a text ends, or begins, with the legal form of a company: 'S.A.', 'GmbH', 'ООО'. */
export function hasLegalForm(text: string): boolean {
  const bare = text.replaceAll(/[./]/g, '').trim();
  return LEGAL_END.test(bare) || LEGAL_END.test(bare.replace(/ inc$/u, ' Inc')) || LEGAL_BEGINNING.test(text.trim());
}

/** True if a text contains a word for an organisation. */
export function isEmployer(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some((word) => EMPLOYER_WORDS.has(word) || EMPLOYER_ENDINGS.some((ending) => word.endsWith(ending))) ||
    hasPhrase(words, EMPLOYER_PHRASES) ||
    hasLegalForm(text) ||
    (UNSPACED.test(text) && containsEmployer(text))
  );
}

/** A shorter word for a school is one only as a whole word. */
const SHORTEST_PART = 6;
const SCHOOL_WORDS = extra.schools.map((word) => foldText(word));
const [SCHOOL_PARTS, SHORT_SCHOOLS] = [
  SCHOOL_WORDS.filter((word) => word.length >= SHORTEST_PART && !word.includes(' ')),
  new Set(SCHOOL_WORDS.filter((word) => word.length < SHORTEST_PART)),
];
const SCHOOL_PHRASES = SCHOOL_WORDS.filter((word) => word.includes(' ')).map((word) => ` ${word}`);
const UNSPACED_SCHOOLS = SCHOOL_WORDS.filter((word) => UNSPACED.test(word));

/** True if a text contains a word for a place where people study. */
export function isSchool(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some((word) => SHORT_SCHOOLS.has(word) || SCHOOL_PARTS.some((part) => word.startsWith(part) || word.endsWith(part))) ||
    SCHOOL_PHRASES.some((phrase) => ` ${words.join(' ')} `.includes(phrase)) ||
    UNSPACED_SCHOOLS.some((word) => text.includes(word))
  );
}
