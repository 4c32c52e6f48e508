import type { EducationLevel, EmploymentType, ExperienceLevel, PayUnit, WorkMode } from '@hirehq/shared-contracts/codes';
import type { FeedPay } from './feed-record.ts';
import { currencyInText } from '../../pay-rates/index.ts';
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

const UNITS: Rules<PayUnit> = [
  [/hour|\bhr\b|\bp\/?h\b|stunde|\bstd\b|\bhora\b|\bheure\b/i, 'HOUR'],
  [/\bday|daily|\btag\b|täglich|\bd[ií]a\b|\bjour\b/i, 'DAY'],
  [/week|woche|wöchentlich|\bsemana|\bsemaine/i, 'WEEK'],
  [/month|monat|\bmes\b|\bmensual|\bmois\b|\bmensuel/i, 'MONTH'],
  [/year|annum|annual|yearly|\byr\b|\bp\.?a\b|jahr|jährlich|\baño|\banual|\bannuel|\bpar an\b/i, 'YEAR'],
];
export const payUnitOf = (text: string | undefined) => firstOf(UNITS, text) ?? undefined;

/** '45.000', '1,234.50', '18,50', '40k', '12,00,000'. */
const AMOUNT = /(\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:[,.\s'’]\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?\s*(k(?![a-z]))?/gi;
/** Numbers beside the pay: a pension plan, a percentage, the hours of a week. */
const NO_AMOUNT =
  /\b401\s?\(?k\)?|\d+(?:[.,]\d+)?\s?%|\d+(?:[.,]\d+)?\s*(?:hours?|hrs?|std\.?|stunden|h)\s*(?:\/|per|pro|a|je)\s*(?:week|woche|month|monat)/gi;

/** What is between the ends of a range. */
const RANGE = /^\s*(?:-|–|—|to|bis|a|à|hasta)\s*\p{Sc}?\s*$/iu;

/** '€40k - 50k a year', '20000-28000', '18,50 € pro Stunde'; undefined if it contains no amount. */
export function payTextOf(given: string | undefined): FeedPay | undefined {
  if (!given) return undefined;
  const text = given.slice(0, LONGEST);
  const pay = text.replaceAll(NO_AMOUNT, ' ');
  const amounts = [...pay.matchAll(AMOUNT)]
    .map(({ 0: { length }, 1: digits = '', 2: decimals = '0', 3: thousands, index }) => ({
      amount: Number(`${digits.replaceAll(/\D/g, '')}.${decimals}`) * (thousands ? 1000 : 1),
      inThousands: thousands !== undefined,
      start: index,
      end: index + length,
    }))
    .filter(({ amount }) => amount > 0);
  const [first, second = first] = amounts;
  if (!first || !second) return undefined;
  const isRange = RANGE.test(pay.slice(first.end, second.start));
  // '40-50k', '£40-65,000'
  const isShort = second.inThousands
    ? !first.inThousands && first.amount < 1000
    : isRange && first.amount >= 10 && first.amount * 1000 <= second.amount;
  const low = isShort ? first.amount * 1000 : first.amount;
  return {
    min: Math.min(low, second.amount),
    max: Math.max(low, second.amount),
    currency: currencyInText(text),
    unit: payUnitOf(pay),
  };
}

/** The pay if completely stated, else null: an amount without a currency is meaningless. */
export function payOf(
  pay: FeedPay | undefined,
): { currency: string; min: number | null; max: number | null; unit: PayUnit } | null {
  const currency = pay?.currency?.toUpperCase();
  if (!pay || !currency || !/^[A-Z]{3}$/.test(currency)) return null;
  const [min, max] = pay.min !== null && pay.max !== null && pay.min > pay.max ? [pay.max, pay.min] : [pay.min, pay.max];
  const most = max ?? min ?? 0;
  if (most <= 0 || most >= 1e12) return null;
  return { currency, min, max, unit: pay.unit ?? (most < 500 ? 'HOUR' : most < 15_000 ? 'MONTH' : 'YEAR') };
}
