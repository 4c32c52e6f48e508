import type { EducationLevel, EmploymentType, ExperienceLevel, WorkMode } from '@hirehq/shared-contracts/codes';
import { SOME_DAYS, SOME_DAYS_UNSPACED, SOME_SHARE } from '../../../../platform/terms/some-days.ts';
import { WORK_MODE_TERMS } from '../../../../platform/terms/work-mode-terms.ts';
import words from './data/term-words.json' with { type: 'json' };
import { typeOfHours } from './hours-of-work.ts';
import { isChoiceOfHours } from './choice-of-hours.ts';
import { isEitherType, isInternship, levelOfTitle, typeOfTitle } from './read-title.ts';
import { MeaningFinder } from '../../../../platform/terms/meaning-finder.ts';

type Rules<T extends string> = readonly (readonly [RegExp, T])[];
/** Characters of a text that are read. */
const LONGEST = 500;
/** By our own code, or by the first matching rule. */
function firstOf<T extends string>(rules: Rules<T>, given: string | undefined): T | null {
  const text = given?.slice(0, LONGEST);
  return text ? (rules.find(([pattern, code]) => code === text || pattern.test(text))?.[1] ?? null) : null;
}

const EMPLOYMENT = new MeaningFinder(words.employment);
/** In French and Italian texts, 35 hours are full time without saying of what. */
const FULL_HOURS = /(?<![\d.,])(?:3[5-9]|40)\s?h(?!\p{L})/iu;

/** The type that the text of a field names. Of a choice, none is. */
function typeOfField(stated: string | undefined): EmploymentType | null {
  const text = stated?.slice(0, LONGEST);
  if (text === undefined || isEitherType(text) || isChoiceOfHours(text)) return null;
  const { named, negated } = EMPLOYMENT.saidOf(text);
  if (named.has('IN')) return 'IN';
  if (named.has('PT')) return named.has('FT') ? null : 'PT';
  const byHours = typeOfHours(text);
  if (byHours === 'PT') return 'PT';
  // A permanent contract is none with an end.
  if (named.has('PERMANENT')) return named.has('FL') ? null : 'FT';
  if (named.has('FL') || named.has('CONTRACT')) return 'FL';
  if (named.has('FT') || byHours === 'FT' || FULL_HOURS.test(text)) return 'FT';
  if (named.has('OT')) return 'OT';
  return named.has('NONE') || negated.size > 0 ? null : typeOfTitle(text);
}
/** The type of a feed's field, else of the title; an internship is one, however the feed's field says that it is employed. */
export const employmentTypeOf = (stated: string | undefined, title: string): EmploymentType | null =>
  isInternship(title) ? 'IN' : (typeOfField(stated) ?? typeOfTitle(title));

const LEVELS: Rules<ExperienceLevel> = [
  [/\bintern(ship)?\b/i, 'IN'],
  [
    /(?<!\b(?:account|sales|marketing) )executive\b(?! assistant)|\bchief\b|\bC[ETOF]O\b|(?<!below )(?:vice president|\bVP\b)/i,
    'ET',
  ],
  [/director|head of/i, 'DR'],
  [/entry|junior|graduate|\bgrads?\b|early[\s-]career|\bjr\b|no experience/i, 'EL'],
  [/mid|senior|\bsr\b|lead\b|principal|(?<!support |office |general )\bstaff\b/i, 'ML'],
  [/associate/i, 'AT'],
];
/** The level of a feed's field, else of the title; an internship is one, whether title, level or type says so. */
export function levelOf(stated: { level: string | undefined; type: string | undefined }, title: string): ExperienceLevel | null {
  if (isInternship(title)) return 'IN';
  return firstOf(LEVELS, stated.level) ?? levelOfTitle(title) ?? (typeOfField(stated.type) === 'IN' ? 'IN' : null);
}

const EDUCATION: Rules<EducationLevel> = [
  [/doctor|ph\.?d/i, 'DC'],
  [/master|m\.?sc|mba/i, 'MT'],
  [/bachelor|b\.?sc|undergraduate degree/i, 'BR'],
  [/vocational|\bassociate/i, 'DM'],
  [/\bdegree\b/i, 'BR'],
  [/high[\s-]school|(?<!post[\s-]?)secondary/i, 'SL'],
  [/diploma|certificat|(?<!\bsome )college/i, 'DM'],
  [/\bschool\b/i, 'SL'],
];
const NO_EDUCATION = /\bno (?:[\p{L}’']+ ){0,2}(?:degree|diploma|education|qualifications?)\b/iu;
export const educationOf = (text: string | undefined) =>
  text !== undefined && NO_EDUCATION.test(text.slice(0, LONGEST)) ? null : firstOf(EDUCATION, text);

/** The work mode that the text of a field names: of several, hybrid before remote before on-site. */
export function workModeOf(text: string | undefined): WorkMode | null {
  const given = text?.slice(0, LONGEST) ?? '';
  const { named, negated } = WORK_MODE_TERMS.saidOf(given);
  const isPartly = () => given.search(SOME_DAYS) >= 0 || SOME_SHARE.test(given) || SOME_DAYS_UNSPACED.test(given);
  if (named.has('R') && isPartly()) return 'H';
  // So many days of a week in the office.
  if (named.has('O') && SOME_DAYS_UNSPACED.test(given)) return 'H';
  if (named.size === 0 && negated.has('R')) return 'O';
  return (['H', 'R', 'O'] as const).find((mode) => mode === given || named.has(mode)) ?? null;
}
