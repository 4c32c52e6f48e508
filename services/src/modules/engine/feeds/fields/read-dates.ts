import { isAtLeastSoLongAgo, relativeDay } from '../../../../platform/dates/relative-days.ts';
import { writtenDay, type DayOrder } from '../../../../platform/dates/written-day.ts';

const SECOND = 1000;
/** Microseconds of a millisecond. */
const THOUSAND = 1000;
/** A longer text is no date. */
const LONGEST = 200;
/** Times of postings are in these years; digits that stand for no such time are no date. */
const EARLIEST = Date.UTC(1990, 0);
/** Days that are written out may be further back. */
const EARLIEST_WRITTEN = Date.UTC(1950, 0);
/** What programs write for no date. */
const NO_DATE = Date.UTC(1970, 0);
const LATEST = Date.UTC(2100, 0);
/** Clocks of feeds may be ahead by a time zone. */
const AHEAD_MS = 86_400_000;

/** How a feed may say that it writes dates of numbers only. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const satisfies readonly DayOrder[];
export type { DayOrder };

const DIGITS = /^(?:\d+|\d{9,}\.\d+)$/;
/** Milliseconds as .NET writes them. */
const DATE_CALL = /^\/?Date\((\d+)(?:[+-]\d{4})?\)\/?$/;
/** '20260131', with a time behind in '20260131235900' and '20260131T235900Z'. */
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})(?:T?(?:\d{4}|\d{6})Z?)?$/;
const CALENDAR = /^(\d{4})-(\d{2})-(\d{2})/;
const ISO_DAY = /^\d{4}(?:-\d{2}){1,2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d/;
/** Midnight of a time zone is the day that it begins. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?[+-]\d{2}:?\d{2}$/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2}|\b(?:GMT|UTC|[ECMP][SD]T))$/i;
const NUMBERS =
  /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:,?[T\s]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?(?:\s*(?:Z|UTC|GMT|Uhr))?$/i;
const YEAR = /\b(?:19|20)\d{2}\b/;
const ORDINAL = /(?<=\d)(?:st|nd|rd|th)\b/g;
const IN_BRACKETS = /\([^)]*\)/g;
const WORD_OF_DATE =
  /^(?:(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*|may|t|z|am|pm|utc|gmt|[ecmp][sd]t)$/i;

const plausible = (time: number, earliest = EARLIEST): number | undefined =>
  time >= earliest && time <= LATEST && time !== NO_DATE ? time : undefined;

/** The time of a calendar date in UTC; undefined for 31 February. */
function timeOfDay(year: number, month: number, day: number): number | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.getTime() : undefined;
}

/** '20260131', or seconds or milliseconds since 1970: whichever is a plausible time. */
function timeOfDigits(text: string): number | undefined {
  const [, year, month, day] = COMPACT_DAY.exec(text) ?? [];
  if (year) return plausible(timeOfDay(Number(year), Number(month), Number(day)) ?? 0);
  const number = Number(text);
  return plausible(number * SECOND) ?? plausible(number) ?? plausible(number / THOUSAND);
}

/** Two digits are the year in front of a date that is near: '26-11-16' in November 2026. */
const NEAR_MS = 550 * 86_400_000;
function startsWithYear([first, second, last]: readonly [string, string, string], start: number | undefined, now: Date): boolean {
  const byYear =
    last.length === 2 && first.length === 2 ? timeOfDay(Number(`20${first}`), Number(second), Number(last)) : undefined;
  const isNear = (time: number | undefined) => time !== undefined && Math.abs(time - now.getTime()) <= NEAR_MS;
  return isNear(byYear) && !isNear(start);
}

/** '31.1.2026', '1/31/2026 3:04 PM'. Dots always follow the day; a number above twelve is the day. */
function timeOfNumbers(text: string, { order = 'month-first', now }: Reading): number | undefined {
  const [, first = '', separator, second = '', written = '', hours = '0', minutes = '0', seconds = '0', half] =
    NUMBERS.exec(text) ?? [];
  const dayFirst = separator === '.' || Number(first) > 12 || (order === 'day-first' && Number(second) <= 12);
  const [day, month] = dayFirst ? [first, second] : [second, first];
  const usual = timeOfDay(Number(written.length === 2 ? `20${written}` : written), Number(month), Number(day));
  const isByYear = now !== undefined && startsWithYear([first, second, written], usual, now);
  const start = isByYear ? timeOfDay(Number(`20${first}`), Number(second), Number(written)) : usual;
  const afternoon = half === undefined ? 0 : (half.toLowerCase() === 'p' ? 12 : 0) - (Number(hours) === 12 ? 12 : 0);
  return start === undefined
    ? undefined
    : start + ((Number(hours) + afternoon) * 3600 + Number(minutes) * 60 + Number(seconds)) * SECOND;
}

/** A time of day in a form that engines read: ISO 8601, or that of a mail. They read nearly any words with a number as a date. */
function exactTime(said: string): number | undefined {
  const [, year, month, day] = CALENDAR.exec(said) ?? [];
  if (year && timeOfDay(Number(year), Number(month), Number(day)) === undefined) return undefined;
  const midnight = MIDNIGHT.exec(said)?.[1];
  if (midnight !== undefined) return plausible(Date.parse(midnight), EARLIEST_WRITTEN);
  const words = said.replaceAll(ORDINAL, '').replaceAll(IN_BRACKETS, ' ').trim();
  if (!YEAR.test(words) || !(words.match(/\p{L}+/gu) ?? []).every((word) => WORD_OF_DATE.test(word))) return undefined;
  const zoned = ISO_DAY.test(words) || ZONE.test(words) ? words : ISO_TIME.test(words) ? `${words}Z` : `${words} UTC`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? undefined : plausible(time, EARLIEST_WRITTEN);
}

interface Reading {
  /** Of dates in numbers only. */
  order?: DayOrder | undefined;
  /** Without it, neither 'yesterday' nor a day without a year is read. */
  now?: Date | undefined;
}

/** The start of the day that a text writes, in UTC. */
function startOfWritten(text: string, reading: Reading): number | undefined {
  const named = writtenDay(text, reading);
  return named && plausible(Date.UTC(named.year, named.month - 1, named.day), EARLIEST_WRITTEN);
}

/** The start of the day that was so long ago, in UTC. '30+ days ago' is no day. */
const startOfRelative = (text: string, { now }: Reading): number | undefined =>
  now && !isAtLeastSoLongAgo(text) ? relativeDay(text, now)?.setUTCHours(0, 0, 0, 0) : undefined;

/**
 * Milliseconds since 1970 of a date or time as a feed writes it: ISO 8601, the date of a mail, numbers in either order, words of many
 * languages, how long ago it was, or seconds or milliseconds since 1970. A time without a zone is UTC. Undefined for a text that is
 * no date.
 */
export function parseTime(text: string, reading: Reading = {}): number | undefined {
  const said = text.trim();
  if (said.length > LONGEST) return undefined;
  const digits = DATE_CALL.exec(said)?.[1] ?? said;
  if (DIGITS.test(digits) || COMPACT_DAY.test(digits)) return timeOfDigits(digits);
  if (NUMBERS.test(said)) return timeOfNumbers(said, reading);
  return exactTime(said) ?? startOfWritten(said, reading) ?? startOfRelative(said, reading);
}

/** The time of posting; undefined if the text is no date, or is in the future. */
export function timeOf(text: string | undefined, now: Date, order?: DayOrder): Date | undefined {
  const time = text === undefined ? undefined : parseTime(text, { order, now });
  return time === undefined || time < 0 || time > now.getTime() + AHEAD_MS ? undefined : new Date(Math.min(time, now.getTime()));
}

/** The calendar date as `YYYY-MM-DD`, that of the feed's own time zone; null if the text is no date. */
export function dateOf(text: string | undefined, reading: Reading = {}): string | null {
  const said = text?.trim();
  if (said === undefined || said.length > LONGEST) return null;
  const isNumber = DIGITS.test(said) || COMPACT_DAY.test(said) || DATE_CALL.test(said);
  const time = (isNumber ? undefined : startOfWritten(said, reading)) ?? parseTime(said, reading);
  return time === undefined ? null : new Date(time).toISOString().slice(0, 10);
}
