import { foldText } from '@hirehq/shared-contracts/fold-text';
import { withWesternDigits } from '../terms/western-digits.ts';
import { MONTHS } from './month-names.ts';
import { timeInOtherCalendar } from './other-calendars.ts';

/** How dates of numbers only are written: 'day-first' reads 03/04/2026 as 3 April. */
export type DayOrder = 'day-first' | 'month-first';

/** A day of the calendar. */
export interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** Years of other calendars, by what is written in front: added to the number, they are ours. */
const ERAS: readonly (readonly [RegExp, number])[] = [
  [/令和|令/u, 2018],
  [/平成/u, 1988],
  [/昭和/u, 1925],
  [/民[國国]/u, 1911],
];
const BUDDHIST = { from: 2400, to: 2700, ahead: 543 } as const;

const MONTH = `(?<![\\p{L}])ב?(?<name>${[...MONTHS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}])`;
const ORDINAL = String.raw`(?:\s?(?:st|nd|rd|th|er|ere|re|o|a|°|e|eme|:e|:a|ta|day)(?!\p{L}))?`;
const OF = String.raw`[\s.,/-]*(?:(?:de|del|of|d'|d|dne|di|the|ta|da)\s+)?`;
const END = String.raw`(?![\d:])`;
/** Of a folded text. A year of two digits has no time behind it. */
const WITH_NAME: readonly RegExp[] = [
  String.raw`(?<!\d)(?<year>\d{4})[\s.,/-]*${MONTH}[\s.,/-]*(?<day>\d{1,2})${END}`,
  String.raw`(?<!\d)(?<day>\d{1,2})${ORDINAL}${OF}${MONTH}(?:${OF}'?(?<year>\d{4}|\d{2})${END})?`,
  String.raw`${MONTH}[\s.,/-]*(?<day>\d{1,2})${ORDINAL}(?:[\s.,/-]+'?(?<year>\d{4}|\d{2})${END})?(?!\d)`,
  String.raw`${MONTH}${OF}(?<year>\d{4})${END}`,
].map((source) => new RegExp(source, 'u'));

const YEAR_FIRST = /(?<!\d)(?<year>\d{4})\s?[./-]\s?(?<month>\d{1,2})\s?[./-]\s?(?<day>\d{1,2})(?!\d)/u;
const IN_CHARACTERS =
  /(?<era>令和|令|平成|昭和|民[國国])?\s?(?<year>\d{1,4}|元)\s?[年년]\s?(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일号號]?/u;
const MONTH_IN_CHARACTERS = /(?<!\d)(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일号號]/u;
const NUMBERS =
  /(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-])\s?(?<second>\d{1,2})\k<mark>\s?(?<year>\d{4}|\d{2})(?![\d]|[./-]\d)/u;
/** '3 tháng 11 năm 2026', folded. */
const IN_VIETNAMESE = /(?<!\d)(?<day>\d{1,2})\s+thang\s+(?<month>\d{1,2}),?\s+(?:nam\s+)?(?<year>\d{4})(?!\d)/u;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const WITH_ROMAN = /(?<!\d)(?<day>\d{1,2})[. /-]+(?<month>[IVX]{1,4})[. /-]+(?<year>\d{4})(?!\d)/u;
const WEEK_NAMED =
  /(?:^|[^\p{L}])(?:week|wk|kw|kalenderwoche|uge|uke|vecka|v\.|viikko|semaine|semana|settimana|tydzień|týden|hét|неделя|тиждень|hafta)\s?(?<week>\d{1,2})[\s,/-]+(?<year>\d{4})(?!\d)/iu;
const YEAR_AND_MONTH_IN_CHARACTERS = /(?<!\d)(?<year>\d{4})\s?[年년]\s?(?<month>\d{1,2})\s?[月월](?!\s?\d)/u;
const THAI = /\p{Script=Thai}/u;
const WEEK = /(?<!\d)(?<year>\d{4})-?W(?<week>\d{2})(?:-?(?<weekday>[1-7]))?(?!\d)/u;

/** The day, if there is such a one. */
function existing(year: number, month: number, day: number): Day | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

function dayOfWeek(year: number, week: number, weekday: number): Day | undefined {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getUTCDate() - ((fourth.getUTCDay() + 6) % 7);
  const time = new Date(Date.UTC(year, 0, monday + (week - 1) * 7 + weekday - 1));
  return week > 0 && week <= 53
    ? { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() }
    : undefined;
}

const westernYear = (year: number): number => (year > BUDDHIST.from && year < BUDDHIST.to ? year - BUDDHIST.ahead : year);
const fourDigits = (year: string): number => Number(year.length === 2 ? `20${year}` : year);

/** Without a year it is the nearest such day. */
function nearest(month: number, day: number, now: Date | undefined): Day | undefined {
  if (!now) return undefined;
  const [first] = [-1, 0, 1]
    .flatMap((years) => existing(now.getUTCFullYear() + years, month, day) ?? [])
    .map((each) => ({ each, away: Math.abs(Date.UTC(each.year, each.month - 1, each.day) - now.getTime()) }))
    .toSorted((one, other) => one.away - other.away);
  return first?.each;
}

function byName(text: string, now: Date | undefined): Day | undefined {
  const folded = foldText(text).replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '');
  for (const pattern of WITH_NAME) {
    const { name = '', day = '1', year } = pattern.exec(folded)?.groups ?? {};
    const month = MONTHS.get(name);
    if (month === undefined) continue;
    if (year === undefined) return nearest(month, Number(day), now);
    // Two digits beside a Thai month are of the Buddhist year.
    const known = year.length === 2 && THAI.test(name) ? Number(`25${year}`) : fourDigits(year);
    return existing(westernYear(known), month, Number(day));
  }
  return undefined;
}

function inCharacters(text: string, now: Date | undefined): Day | undefined {
  const { era, year, month, day } = IN_CHARACTERS.exec(text)?.groups ?? {};
  if (year !== undefined) {
    const first = year === '元' ? 1 : Number(year);
    const added = era === undefined ? 0 : (ERAS.find(([name]) => name.test(era))?.[1] ?? 0);
    return existing(added === 0 ? fourDigits(year) : first + added, Number(month), Number(day));
  }
  const short = MONTH_IN_CHARACTERS.exec(text)?.groups;
  return short && nearest(Number(short['month']), Number(short['day']), now);
}

function inNumbers(text: string, order: DayOrder): Day | undefined {
  const groups = NUMBERS.exec(text)?.groups;
  if (!groups) return undefined;
  const { first = '', second = '', mark, year = '' } = groups;
  // Dots always follow the day; a number above twelve is the day.
  const isDayFirst = mark === '.' || Number(first) > 12 || (order === 'day-first' && Number(second) <= 12);
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return existing(westernYear(fourDigits(year)), Number(month), Number(day));
}

const dayOf = (time: Date): Day => ({
  year: time.getUTCFullYear(),
  month: time.getUTCMonth() + 1,
  day: time.getUTCDate(),
});

/** With a number for the month between words or in Roman digits, or with a month only. */
function inOtherForms(text: string): Day | undefined {
  const vietnamese = IN_VIETNAMESE.exec(foldText(text))?.groups;
  if (vietnamese) return existing(Number(vietnamese['year']), Number(vietnamese['month']), Number(vietnamese['day']));
  const roman = WITH_ROMAN.exec(text)?.groups;
  if (roman) return existing(Number(roman['year']), ROMAN.indexOf(roman['month'] ?? '') + 1, Number(roman['day']));
  const month = YEAR_AND_MONTH_IN_CHARACTERS.exec(text)?.groups;
  return month && existing(Number(month['year']), Number(month['month']), 1);
}

/**
 * The day of the calendar that a text names: '3 November 2026', '2026年11月3日', 'le 3 nov. 2026', '31.1.26', '2026-W45-3'. What else it
 * says is left out. Without a year it is the day nearest to `now`. Undefined if the text names none, or one that does not exist.
 */
export function writtenDay(
  given: string,
  { order = 'month-first', now }: { order?: DayOrder | undefined; now?: Date | undefined } = {},
): Day | undefined {
  const text = withWesternDigits(given.normalize('NFKC'));
  const elsewhere = timeInOtherCalendar(text);
  if (elsewhere !== undefined) return dayOf(new Date(elsewhere));
  const { year, month, day } = YEAR_FIRST.exec(text)?.groups ?? {};
  if (year !== undefined) return existing(Number(year), Number(month), Number(day));
  const week = WEEK.exec(text)?.groups;
  if (week) return dayOfWeek(Number(week['year']), Number(week['week']), Number(week['weekday'] ?? 1));
  const named = WEEK_NAMED.exec(text)?.groups;
  if (named) return dayOfWeek(Number(named['year']), Number(named['week']), 1);
  return inCharacters(text, now) ?? inOtherForms(text) ?? byName(text, now) ?? inNumbers(text, order);
}
