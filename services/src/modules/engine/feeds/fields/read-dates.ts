const SECOND = 1000;
/** A longer text is no date. */
const LONGEST = 200;
/** Times of postings are in these years; digits that stand for no such time are no date. */
const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(2100, 0);
/** Clocks of feeds may be ahead by a time zone. */
const AHEAD_MS = 86_400_000;

/** How a feed writes dates of numbers only: 'day-first' reads 03/04/2026 as 3 April. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const DIGITS = /^\d+(?:\.\d+)?$/;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;
const CALENDAR = /^(\d{4})-(\d{2})-(\d{2})/;
const ISO_DAY = /^\d{4}(?:-\d{2}){1,2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2}|\b(?:GMT|UTC|[ECMP][SD]T))$/i;
const NUMBERS =
  /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:,?[T\s]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?(?:\s*(?:Z|UTC|GMT|Uhr))?$/i;
const YEAR = /\b(?:19|20)\d{2}\b/;
const ORDINAL = /(?<=\d)(?:st|nd|rd|th)\b/g;
const IN_BRACKETS = /\([^)]*\)/g;
const WORD_OF_DATE =
  /^(?:(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*|may|t|z|am|pm|utc|gmt|[ecmp][sd]t)$/i;

const plausible = (time: number): number | undefined => (time >= EARLIEST && time <= LATEST ? time : undefined);

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
  return plausible(number * SECOND) ?? plausible(number);
}

/** '31.1.2026', '1/31/2026 3:04 PM'. Dots always follow the day; a number above twelve is the day. */
function timeOfNumbers(text: string, order: DayOrder): number | undefined {
  const [, first = '', separator, second = '', written = '', hours = '0', minutes = '0', seconds = '0', half] =
    NUMBERS.exec(text) ?? [];
  const dayFirst = separator === '.' || Number(first) > 12 || (order === 'day-first' && Number(second) <= 12);
  const [day, month] = dayFirst ? [first, second] : [second, first];
  const start = timeOfDay(Number(written.length === 2 ? `20${written}` : written), Number(month), Number(day));
  const afternoon = half === undefined ? 0 : (half.toLowerCase() === 'p' ? 12 : 0) - (Number(hours) === 12 ? 12 : 0);
  return start === undefined
    ? undefined
    : start + ((Number(hours) + afternoon) * 3600 + Number(minutes) * 60 + Number(seconds)) * SECOND;
}

/**
 * Milliseconds since 1970 of a date or time as a feed writes it: ISO 8601, the date of a mail, numbers in either order, or seconds or
 * milliseconds since 1970. A time without a zone is UTC. Undefined for a text that is no date.
 */
export function parseTime(text: string, order: DayOrder = 'month-first'): number | undefined {
  const said = text.trim();
  if (said.length > LONGEST) return undefined;
  if (DIGITS.test(said)) return timeOfDigits(said);
  if (NUMBERS.test(said)) return timeOfNumbers(said, order);
  // Engines read nearly any words with a number as a date.
  const words = said.replaceAll(ORDINAL, '').replaceAll(IN_BRACKETS, ' ').trim();
  if (!YEAR.test(words) || !(words.match(/[a-z]+/gi) ?? []).every((word) => WORD_OF_DATE.test(word))) return undefined;
  const zoned = ISO_DAY.test(words) || ZONE.test(words) ? words : ISO_TIME.test(words) ? `${words}Z` : `${words} UTC`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? undefined : time;
}

/** The time of posting; undefined if the text is no date, or is in the future. */
export function timeOf(text: string | undefined, now: Date, order?: DayOrder): Date | undefined {
  const time = text === undefined ? undefined : parseTime(text, order);
  return time === undefined || time < 0 || time > now.getTime() + AHEAD_MS ? undefined : new Date(Math.min(time, now.getTime()));
}

/** The calendar date as `YYYY-MM-DD`, that of the feed's own time zone; null if the text is no date. */
export function dateOf(text: string | undefined, order?: DayOrder): string | null {
  const time = text === undefined ? undefined : parseTime(text, order);
  if (text === undefined || time === undefined) return null;
  const [day, ...parts] = CALENDAR.exec(text.trim()) ?? [];
  if (day === undefined) return new Date(time).toISOString().slice(0, 10);
  const [year = 0, month = 0, date = 0] = parts.map(Number);
  return timeOfDay(year, month, date) === undefined ? null : day;
}
