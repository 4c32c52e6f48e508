import type { EducationLevel, EmploymentType, ExperienceLevel, PayUnit, WorkMode } from '@hirehq/shared-contracts/codes';
import type { FeedPay } from './feed-record.ts';

type Rules<T extends string> = readonly (readonly [RegExp, T])[];
/** By our own code, or by the first matching rule. */
const firstOf = <T extends string>(rules: Rules<T>, text: string | undefined): T | null =>
  text ? (rules.find(([pattern, code]) => code === text || pattern.test(text))?.[1] ?? null) : null;

const EMPLOYMENT: Rules<EmploymentType> = [
  [/\bintern(ship)?\b|trainee|apprentice|working student/i, 'IN'],
  [/part[\s_-]?time|\bPT\b/i, 'PT'],
  [
    /contract(or)?\b(?!.*permanent)|freelance|fixed[\s_-]term|temporary|\btemp\b|contingent|seasonal|casual|per[\s_-]diem|\bFL\b/i,
    'FL',
  ],
  [/full[\s_-]?time|permanent|regular|unlimited|\bFT\b/i, 'FT'],
  [/\bother\b|volunteer|\bOT\b/i, 'OT'],
];
export const employmentTypeOf = (text: string | undefined) => firstOf(EMPLOYMENT, text);

const LEVELS: Rules<ExperienceLevel> = [
  [/\bintern(ship)?\b/i, 'IN'],
  [/executive\b(?! assistant)|\bchief\b|\bC[ETOF]O\b|vice president|\bVP\b/i, 'ET'],
  [/director|head of/i, 'DR'],
  [/entry|junior|graduate|\bjr\b|no experience/i, 'EL'],
  [/mid|senior|\bsr\b|lead\b|principal|staff\b/i, 'ML'],
  [/associate/i, 'AT'],
];
/** The level of a feed's field; in a title, only unambiguous words count. */
export const levelOf = (stated: string | undefined, title: string): ExperienceLevel | null =>
  firstOf(LEVELS, stated) ?? firstOf(TITLE_LEVELS, title);

const TITLE_LEVELS: Rules<ExperienceLevel> = [
  [/\bintern(ship)?\b|working student|trainee/i, 'IN'],
  [/\bchief\b.*\bofficer\b|\bC[ETFO]O\b|vice president|\bVP\b/i, 'ET'],
  [/^(?:associate )?director\b|\bdirector of\b|^head of\b/i, 'DR'],
  [/\bjunior\b|\bgraduate\b|\bentry[\s-]level\b/i, 'EL'],
  [/\bsenior\b|\bsr\.?\b|\bprincipal\b|\bstaff engineer\b/i, 'ML'],
];

const EDUCATION: Rules<EducationLevel> = [
  [/doctor|ph\.?d/i, 'DC'],
  [/master|m\.?sc|mba/i, 'MT'],
  [/bachelor|b\.?sc|undergraduate degree|\bdegree\b/i, 'BR'],
  [/diploma|associate degree|vocational|certificat|college/i, 'DM'],
  [/high school|secondary|\bschool\b/i, 'SL'],
];
export const educationOf = (text: string | undefined) => firstOf(EDUCATION, text);

const WORK_MODES: Rules<WorkMode> = [
  [/hybrid|flexible/i, 'H'],
  [/\bremote|telecommut|home[\s-]?based|work from home/i, 'R'],
  [/on[\s-]?site|in[\s-]?office|in[\s-]person|office[\s-]based/i, 'O'],
];
export const workModeOf = (text: string | undefined) => firstOf(WORK_MODES, text);

const UNITS: Rules<PayUnit> = [
  [/hour|\bhr\b|\bp\/?h\b/i, 'HOUR'],
  [/\bday|daily/i, 'DAY'],
  [/week/i, 'WEEK'],
  [/month/i, 'MONTH'],
  [/year|annum|annual|yearly|\bp\.?a\b/i, 'YEAR'],
];
export const payUnitOf = (text: string | undefined) => firstOf(UNITS, text) ?? undefined;

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', $: 'USD' };
const AMOUNT = /(\d{1,3}(?:[,.\s]\d{3})+|\d+(?:\.\d{1,2})?)\s*(k)?/gi;

/** '€40k - 50k a year', '20000-28000'; undefined if it contains no amount. */
export function payTextOf(text: string | undefined): FeedPay | undefined {
  if (!text) return undefined;
  const amounts = [...text.matchAll(AMOUNT)]
    .map(([, digits = '', thousands]) => Number(digits.replaceAll(/[,.\s](?=\d{3})/g, '')) * (thousands ? 1000 : 1))
    .filter((amount) => amount > 0);
  const [low, high = low] = amounts;
  if (low === undefined || high === undefined) return undefined;
  const symbol = /[€£¥₹$]/.exec(text)?.[0];
  return {
    min: Math.min(low, high),
    max: Math.max(low, high),
    currency:
      /\b(USD|EUR|GBP|CAD|AUD|CHF|INR|SEK|NOK|DKK|PLN|JPY|SGD|NZD|BRL|MXN|AED)\b/.exec(text)?.[1] ?? (symbol && SYMBOLS[symbol]),
    unit: payUnitOf(text),
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

const CALENDAR = /^(\d{4}-\d{2}-\d{2})/;

/** A time of the feed; undefined if it is invalid or in the future. */
export function timeOf(text: string | undefined, now: Date): Date | undefined {
  if (!text) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) || time > now.getTime() + 86_400_000 || time < 0
    ? undefined
    : new Date(Math.min(time, now.getTime()));
}

export function dateOf(text: string | undefined): string | null {
  if (!text || Number.isNaN(Date.parse(text))) return null;
  return CALENDAR.exec(text)?.[1] ?? new Date(text).toISOString().slice(0, 10);
}
