import words from '../data/words-of-time.json' with { type: 'json' };
import { datesIn } from './periods/find-dates.ts';
import { boundedPeriod, openPeriod, type Period, type Read } from './periods/find-period.ts';
import { maskedText, MONTH, withPlainDigits } from './periods/masked-text.ts';
import { AFTER, BEFORE, oneOf } from './word-patterns.ts';

export { withPlainDigits };
export type DateRange = Period;

const EXPIRES = new RegExp(`${BEFORE}(?:${oneOf(words.expires)})\\.?\\s*:?\\s*$`, 'iu');

/** 'valid' of 'valid until': a line may also break between these words. */
const BEGUN_EXPIRES = words.expires.flatMap((phrase) => {
  const parts = phrase.split(' ');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' '));
});
const BEFORE_EXPIRY = new RegExp(
  `${BEFORE}(?:${oneOf([...words.expires, ...BEGUN_EXPIRES])})\\.?\\s*:?\\s*(?:(?:${MONTH})\\.?\\s*(?:de)?)?\\s*$`,
  'iu',
);

/** True if a line breaks inside 'valid until', between it and the date, or inside the date. */
export const endsBeforeExpiry = (text: string): boolean => BEFORE_EXPIRY.test(maskedText(withPlainDigits(text)));

const centuryOf = (twoDigits: string) => (Number(twoDigits) > 45 ? `19${twoDigits}` : `20${twoDigits}`);

/** Every date has two digits, or is of the first year of an era. */
const MAYBE_DATE = /\d\d|元|[RHS]\d/;
/** The text if it may have a date. */
function datesRead(text: string): Read | undefined {
  const plain = withPlainDigits(text);
  return MAYBE_DATE.test(plain) ? { plain, masked: maskedText(plain) } : undefined;
}

/** '2015/16', 'FY2023-24', "'14–'17": years of which the later one, or both, have two digits. */
const SHORT_YEARS =
  /(?<![\d/.-])(?<word>ws|wise|ss|sose|fy|ay|läsåret|academic year|school year)?\s?(?<from>(?:19|20)\d{2})\s?[/–-]\s?(?<till>(?:20|19)?\d{2})(?![\d/.-])/iu;
const BOTH_SHORT = /^\s*['’]?(?<from>\d{2})\s?[–-]\s?(?<till>['’]?\d{2})\s*$/u;

/** Undefined for a year and a month: '2011-12'. */
function shortYears(text: string): DateRange | undefined {
  const years = SHORT_YEARS.exec(text);
  const { word, from = '', till = '' } = years?.groups ?? {};
  if (years && (till.length === 4 || ((word !== undefined || Number(till) > 12) && Number(till) > Number(from.slice(2)))))
    return {
      from,
      till: till.length === 4 ? till : from.slice(0, 2) + till,
      start: years.index,
      end: years.index + years[0].length,
    };
  const both = BOTH_SHORT.exec(text)?.groups;
  const [first = '', second = ''] = [both?.['from'], both?.['till']];
  if (!both || (!second.startsWith("'") && !second.startsWith('’') && Number(first) <= 45)) return undefined;
  return { from: centuryOf(first), till: centuryOf(second.replace(/^\D/, '')), start: 0, end: text.length };
}

/** The first period in a text, such as 'März 2019 – heute'. */
export function findRange(text: string): DateRange | undefined {
  const read = datesRead(text);
  if (!read) return undefined;
  const dates = datesIn(read.masked);
  return boundedPeriod(read, dates) ?? shortYears(read.plain) ?? openPeriod(read, dates);
}

interface FoundDate {
  /** Only the year if the date has no month. */
  date: string;
  start: number;
  end: number;
}

/** The first date in a text. */
export function findDate(text: string): FoundDate | undefined {
  const [first] = datesIn(datesRead(text)?.masked ?? '');
  return first && { date: first.first, start: first.start, end: first.end };
}

const NEAR = 60;
/** When something expires, if the text says so: 'valid until 06/2027'. */
export function findExpiry(text: string): FoundDate | undefined {
  const masked = datesRead(text)?.masked ?? '';
  for (const { first, start, end } of datesIn(masked)) {
    const near = masked.slice(Math.max(0, start - NEAR), start);
    const expiry = EXPIRES.exec(near);
    if (expiry) return { date: first, start: start - near.length + expiry.index, end };
  }
  return undefined;
}

export const hasDate = (text: string): boolean => datesIn(datesRead(text)?.masked ?? '').length > 0;

const STATED_YEARS = new RegExp(
  `${BEFORE}(?<years>\\d{1,2})\\s*\\+?\\s*(?:${oneOf(words.years)})\\s+(?:\\S+\\s+){0,4}?(?:\\S*(?:${oneOf(words.experience)}))`,
  'iu',
);

/** '12 years of experience': the years that a text states. */
export function statedYears(text: string): number | undefined {
  const years = STATED_YEARS.exec(withPlainDigits(text))?.groups?.['years'];
  return years === undefined ? undefined : Number(years);
}

/** A duration beside a period, such as '(3 yrs 2 mos)'. */
const MONTHS = oneOf(words.months);
const DURATION = String.raw`[(·•,]?\s*\d{1,2}\s*(?:${oneOf(words.years)}|${MONTHS})\.?(?:\s*(?:,|${oneOf(words.and)})?\s*\d{1,2}\s*(?:${MONTHS})\.?)?\s*\)?`;
const LAST_DURATION = new RegExp(String.raw`${DURATION}\s*$`, 'iu');
const FIRST_DURATION = new RegExp(String.raw`^\s*${DURATION}${AFTER}`, 'iu');
export const withoutDuration = (text: string): string => withPlainDigits(text).replace(LAST_DURATION, '');
const YEARS_SAID = new RegExp(String.raw`(\d{1,2})\s*(?:${oneOf(words.years)})${AFTER}`, 'iu');
const MONTHS_SAID = new RegExp(String.raw`(\d{1,2})\s*(?:${MONTHS})${AFTER}`, 'iu');
/** The months of the duration at the end of a text: 74 of '6 yrs 2 mos'. */
export function monthsSaid(text: string): number | undefined {
  const plain = withPlainDigits(text);
  const duration = LAST_DURATION.exec(plain)?.[0];
  if (duration === undefined) return undefined;
  return Number(YEARS_SAID.exec(duration)?.[1] ?? 0) * 12 + Number(MONTHS_SAID.exec(duration)?.[1] ?? 0);
}
/** The same where it stands at the beginning, directly after a period. */
export const withoutFirstDuration = (text: string): string => withPlainDigits(text).replace(FIRST_DURATION, '');
