import type { EducationLevel, EmploymentType, ExperienceLevel, WorkMode } from '@hirehq/shared-contracts/codes';
import { isEitherType, isInternship, levelOfTitle, typeOfTitle } from './read-title.ts';

type Rules<T extends string> = readonly (readonly [RegExp, T])[];
/** Characters of a text that are read. */
const LONGEST = 500;
/** By our own code, or by the first matching rule. */
function firstOf<T extends string>(rules: Rules<T>, given: string | undefined): T | null {
  const text = given?.slice(0, LONGEST);
  return text ? (rules.find(([pattern, code]) => code === text || pattern.test(text))?.[1] ?? null) : null;
}

const EMPLOYMENT: Rules<EmploymentType> = [
  [/\bintern(ship)?\b|trainee|apprentice|working student/i, 'IN'],
  [/part[\s_-]?time|\bPT\b/i, 'PT'],
  [
    /(?<!\b(?:unlimited|indefinite|open-ended|permanent)\s)contract(or)?\b(?!.*permanent)|freelance|fixed[\s_-]term|temporary|\btemp\b|contingent|seasonal|casual|per[\s_-]diem|\bFL\b/i,
    'FL',
  ],
  [/full[\s_-]?time|permanent|regular|unlimited|indefinite|open-ended|\bFT\b/i, 'FT'],
  [/\bother\b|volunteer|\bOT\b/i, 'OT'],
];
const typeOfField = (stated: string | undefined): EmploymentType | null =>
  stated === undefined || isEitherType(stated) ? null : (firstOf(EMPLOYMENT, stated) ?? typeOfTitle(stated));
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
  return firstOf(LEVELS, stated.level) ?? levelOfTitle(title) ?? (firstOf(EMPLOYMENT, stated.type) === 'IN' ? 'IN' : null);
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

const WORK_MODES: Rules<WorkMode> = [
  [/hybrid|flexible/i, 'H'],
  [/(?<!\b(?:no|not|non)[\s-])\bremote(?!(?: work)?(?: is)? not\b)|telecommut|home[\s-]?based|work from home/i, 'R'],
  [/on[\s-]?(?:site|location)\b|in[\s-]?office|in[\s-]person|office[\s-]based/i, 'O'],
];
export const workModeOf = (text: string | undefined) => firstOf(WORK_MODES, text);
