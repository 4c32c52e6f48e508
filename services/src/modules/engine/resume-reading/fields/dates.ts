import { MONTHS, SPELT_MONTHS } from '../../../../platform/dates/month-names.ts';
import { withWesternDigits } from '../../../../platform/terms/western-digits.ts';
import words from '../data/words-of-time.json' with { type: 'json' };
import { AFTER, BEFORE, oneOf } from './word-patterns.ts';

export interface DateRange {
  /** `YYYY-MM`, or `YYYY` without a month; null if only the end is written. */
  from: string | null;
  /** Null if it lasts. */
  till: string | null;
  /** Position in the text. */
  start: number;
  end: number;
}

/** The text with western digits and plain spaces; as long as the original. */
export const withPlainDigits = (text: string): string => withWesternDigits(text).replaceAll(/[\u00A0\u2007\u2009\u202F]/g, ' ');

const MONTH_NAMES: ReadonlyMap<string, number> = new Map([...MONTHS, ...SPELT_MONTHS]);
/** In patterns, a name of a month is one private character for its number, and others up to its length. */
const [MONTH_BASE, MONTH_REST] = [0xe000, '\uE00D'];
const MONTH = String.raw`[\uE001-\uE00C]\uE00D*`;
const NAMES_OF_WORDS = new RegExp(oneOf([...MONTH_NAMES.keys()].filter((name) => name.includes(' '))), 'giu');
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const masked = (name: string): string => {
  const month = MONTH_NAMES.get(name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' '));
  return month === undefined ? name : String.fromCharCode(MONTH_BASE + month) + MONTH_REST.repeat(name.length - 1);
};
/** The text with names of months as patterns have them; as long as the original. */
const withMonths = (text: string): string => text.replaceAll(NAMES_OF_WORDS, masked).replaceAll(WORD, masked);
const YEAR = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
/** After a year, as in '2019 г.' and '2019 roku'. */
const YEAR_SUFFIX = `(?:\\s?(?:${oneOf(words.yearSuffixes)})(?![\\p{L}\\p{N}]))?`;
const ERAS: Readonly<Record<string, number>> = words.eras;

/** One date with its groups named by a prefix. */
const dateNamed = (p: string) =>
  `(?:${[
    // The month first, where the second number cannot be one: 04/30/2019.
    String.raw`(?<${p}m6>0?[1-9]|1[0-2])[./-](?:1[3-9]|2\d|3[01])[./-](?<${p}y6>${YEAR})`,
    String.raw`(?:(?<${p}d1>0?[1-9]|[12]\d|3[01])[./-])?(?<${p}m1>0?[1-9]|1[0-2])\s?[./-]\s?(?<${p}y1>${YEAR})`,
    String.raw`(?<${p}y2>${YEAR})[./-](?<${p}m2>0[1-9]|1[0-2]|(?<=\.)[1-9](?!\d))(?:[./-]\d{2})?`,
    String.raw`(?<${p}y7>${YEAR})\s?[年년]\s?(?:(?<${p}m7>0?[1-9]|1[0-2])\s?[月월])?`,
    String.raw`(?<${p}era>${oneOf(Object.keys(ERAS))})\s?(?<${p}y9>元|\d{1,3})\s?年\s?(?:(?<${p}m9>0?[1-9]|1[0-2])\s?月)?`,
    String.raw`(?<${p}m8>0[1-9]|1[0-2])/(?<${p}y8>\d{2})(?![\d/.])`,
    String.raw`(?:tháng|thg)\s*(?<${p}mv>0?[1-9]|1[0-2])\s*(?:năm|[/.-])\s*(?<${p}yv>${YEAR})`,
    String.raw`(?<${p}yh>${YEAR})\.?\s+(?<${p}mh>${MONTH})\.?`,
    String.raw`(?:\d{1,2}\.?\s+(?:de\s+)?)?(?<${p}m3>${MONTH})(?:\.?,?\s+|\.?\s?[-/.]\s?|\.)(?:\d{1,2},\s*)?(?:de\s+|del\s+)?(?<${p}y3>${YEAR})`,
    String.raw`(?<${p}m4>${MONTH})\.?(?:\s*['’]|-(?=\d{2}(?!\d)))(?<${p}y4>\d{2})`,
    `(?<${p}y5>${YEAR})`,
  ].join('|')})${YEAR_SUFFIX}`;

const PRESENT = oneOf(words.present);
const DASH = String.raw`[–—−‒～〜~…-]`;
/** 'Late' of 'early 2020 – late 2021', before the second date. */
const PART_OF_YEAR = `(?:(?:${oneOf(words.partsOfYear)})\\s+)?`;
/** 'From' after a date and 'until' before one, in scripts without spaces. */
const UNSPACED_UNTIL = String.raw`から|부터|至(?!今)|到|(?=至今|迄今)`;
const RANGE = new RegExp(
  `${BEFORE}(?:(?:${oneOf(words.connecting)})\\s+)?(?:(?:${dateNamed('a')})|(?<alone>${MONTH})\\.?(?=\\s*${DASH}\\s*(?:${MONTH})))` +
    `\\.?\\s*(?:${DASH}|${UNSPACED_UNTIL}|\\s(?=(?:${PRESENT})${AFTER})|\\s(?:${oneOf(words.until)})\\s|\\s${DASH}\\s)\\s*(?:(?:${oneOf(words.until)})\\s+)?${PART_OF_YEAR}(?:(?:${dateNamed('b')})|(?<now>${PRESENT}))${AFTER}`,
  'iu',
);
const SINCE = new RegExp(`${BEFORE}(?:${oneOf(words.since)})\\s+(?:${dateNamed('a')})${AFTER}`, 'iu');
/** 'Since' after its date: '2019 óta', '2019年4月から'. */
const SINCE_AFTER = new RegExp(`${BEFORE}(?:${dateNamed('a')})\\s?(?:${oneOf(words.sinceAfter)})(?![\\p{Ll}\\p{N}])`, 'iu');
/** `2019 –`: an open end. Other text follows it in another column, or after a dash that belongs to the date: '8/2019–  Nurse'. */
const OPEN = new RegExp(`${BEFORE}(?:${dateNamed('a')})(?:\\s*${DASH}\\s*(?:$|\\t)|${DASH}(?=\\s+\\p{L}))`, 'iu');
const SINGLE = new RegExp(`${BEFORE}(?:${dateNamed('a')})${AFTER}`, 'iu');
const EXPIRES = new RegExp(`${BEFORE}(?:${oneOf(words.expires)})\\.?\\s*:?\\s*(?:${dateNamed('a')})${AFTER}`, 'iu');

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
export const endsBeforeExpiry = (text: string): boolean => BEFORE_EXPIRY.test(withMonths(withPlainDigits(text)));

type Groups = Readonly<Record<string, string | undefined>>;

/** The forms of a date with the month as a number, and as a name. */
const IN_NUMBERS = ['1', '2', '6', '7', '8', '9', 'v'] as const;
const BY_NAME = ['3', '4', 'h'] as const;

function dateOf(groups: Groups, p: string, isMonthFirst = false): string | null {
  const form = [...IN_NUMBERS, ...BY_NAME, '5'].find((each) => groups[`${p}y${each}`] !== undefined);
  const written = groups[`${p}y${form}`];
  if (written === undefined) return null;
  const era = groups[`${p}era`];
  const year = era === undefined ? (written.length === 2 ? centuryOf(written) : written) : yearOfEra(era, written);
  const name = groups[`${p}m3`] ?? groups[`${p}m4`] ?? groups[`${p}mh`];
  const day = Number(groups[`${p}d1`] ?? 0);
  const number = isMonthFirst && day > 0 && day <= 12 ? day : Number(groups[`${p}m${form}`] ?? 0);
  const month = name === undefined ? number : monthNamed(name);
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

const monthNamed = (name: string) => name.charCodeAt(0) - MONTH_BASE;
/** 平成28年 is 2016; the first year is 元年. */
const yearOfEra = (era: string, written: string) => String((ERAS[era] ?? 0) + (written === '元' ? 1 : Number(written)));
const centuryOf = (twoDigits: string) => (Number(twoDigits) > 45 ? `19${twoDigits}` : `20${twoDigits}`);

/** Every date has two digits, or is of the first year of an era. */
const MAYBE_DATE = /\d\d|元/;

function found(pattern: RegExp, text: string): { groups: Groups; start: number; end: number } | undefined {
  const plain = withPlainDigits(text);
  const match = MAYBE_DATE.test(plain) ? pattern.exec(withMonths(plain)) : null;
  return match ? { groups: match.groups ?? {}, start: match.index, end: match.index + match[0].length } : undefined;
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
  const range = found(RANGE, text);
  if (range) {
    const { groups, start, end } = range;
    // Both ends are written in one order.
    const isMonthFirst = groups['am6'] !== undefined || groups['bm6'] !== undefined;
    const till = groups['now'] === undefined ? dateOf(groups, 'b', isMonthFirst) : null;
    const month = groups['alone'];
    const borrowed =
      month !== undefined && till !== null ? `${till.slice(0, 4)}-${String(monthNamed(month)).padStart(2, '0')}` : null;
    const from = dateOf(groups, 'a', isMonthFirst) ?? borrowed;
    // The later date first, as some write and as texts from right to left are sometimes painted.
    const isTurned = from !== null && till !== null && till < from.slice(0, till.length);
    return isTurned ? { from: till, till: from, start, end } : { from, till, start, end };
  }
  const short = shortYears(withPlainDigits(text));
  if (short) return short;
  const since = found(SINCE, text) ?? found(SINCE_AFTER, text) ?? found(OPEN, text);
  return since && { from: dateOf(since.groups, 'a'), till: null, start: since.start, end: since.end };
}

/** The first date in a text; only its year if it has no month. */
export function findDate(text: string): { date: string; start: number; end: number } | undefined {
  const single = found(SINGLE, text);
  const date = single && dateOf(single.groups, 'a');
  return single && date ? { date, start: single.start, end: single.end } : undefined;
}

/** When something expires, if the text says so: 'valid until 06/2027'. */
export function findExpiry(text: string): { date: string; start: number; end: number } | undefined {
  const expiry = found(EXPIRES, text);
  const date = expiry && dateOf(expiry.groups, 'a');
  return expiry && date ? { date, start: expiry.start, end: expiry.end } : undefined;
}

export const hasDate = (text: string): boolean => found(SINGLE, text) !== undefined;

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
const DURATION = String.raw`[(·•,]?\s*\d{1,2}\s*(?:${oneOf(words.years)}|mos?|months?|Monate?n?|meses|mes|mois|yr)\.?(?:\s*(?:,|and|und|y|et|e)?\s*\d{1,2}\s*(?:mos?|months?|Monate?n?|meses|mes|mois)\.?)?\s*\)?`;
const LAST_DURATION = new RegExp(String.raw`${DURATION}\s*$`, 'iu');
const FIRST_DURATION = new RegExp(String.raw`^\s*${DURATION}${AFTER}`, 'iu');
export const withoutDuration = (text: string): string => withPlainDigits(text).replace(LAST_DURATION, '');
/** The same where it stands at the beginning, directly after a period. */
export const withoutFirstDuration = (text: string): string => withPlainDigits(text).replace(FIRST_DURATION, '');
