import { foldText } from '@hirehq/shared-contracts/fold-text';

/** A calendar with its own months, and how long its years and months are on average. */
interface OtherCalendar {
  id: 'persian' | 'islamic-umalqura';
  language: string;
  /** Days of a year and of a month, and the start of the first year in days since 1970 (below zero). */
  daysOfYear: number;
  daysOfMonth: number;
  start: number;
  /** Years of numbers alone that are of this calendar. */
  years: readonly [from: number, to: number];
}

const DAY = 86_400_000;
const CALENDARS: readonly OtherCalendar[] = [
  { id: 'persian', language: 'fa', daysOfYear: 365.2422, daysOfMonth: 30.5, start: -492_268, years: [1380, 1425] },
  { id: 'islamic-umalqura', language: 'ar', daysOfYear: 354.367, daysOfMonth: 29.53, start: -492_148, years: [1426, 1470] },
];
/** How far an estimated day may be away. */
const OFF = 6;

function numbersOf(calendar: OtherCalendar, time: number): string {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar.id}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const parts = new Map<string, string>(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.get('year') ?? parts.get('relatedYear')}-${parts.get('month')}-${parts.get('day')}`;
}

function timeIn(calendar: OtherCalendar, year: number, month: number, day: number): number | undefined {
  const { start, daysOfYear, daysOfMonth } = calendar;
  const near = Math.round(start + (year - 1) * daysOfYear + (month - 1) * daysOfMonth + day - 1);
  const days = Array.from({ length: 2 * OFF + 1 }, (_, at) => (near - OFF + at) * DAY);
  return days.find((time) => numbersOf(calendar, time) === `${year}-${month}-${day}`);
}

/** Folded names of months, with their calendar and number. */
let months: ReadonlyMap<string, { calendar: OtherCalendar; month: number }> | undefined;

function monthNames(): ReadonlyMap<string, { calendar: OtherCalendar; month: number }> {
  const named = new Map<string, { calendar: OtherCalendar; month: number }>();
  for (const calendar of CALENDARS)
    for (const language of [calendar.language, 'en']) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-${calendar.id}`, { month: 'long', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const time = timeIn(calendar, calendar.years[0] + 10, month, 10);
        const name = time === undefined ? '' : foldText(format.format(time));
        if (name && !/\d/.test(name)) named.set(name, { calendar, month });
      }
    }
  return named;
}

const BY_NAME = /(?:(?<!\d)(?<day>\d{1,2})\s+)?(?<!\p{L})(?<name>\p{L}[\p{L}\p{M} '’-]{2,20}?),?\s+(?<year>1[34]\d{2})(?!\d)/u;
const IN_NUMBERS =
  /^\D*(?:(?<year>1[34]\d{2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})|(?<day>\d{1,2})(?<dash>[/.-])(?<month>\d{1,2})\k<dash>(?<year>1[34]\d{2}))(?!\d)/u;

/** Milliseconds since 1970 of a day in the Persian or the Islamic calendar: '۱۵ آبان ۱۴۰۵' in western digits, '1405/09/01'. */
export function timeInOtherCalendar(text: string): number | undefined {
  const { year, month, day } = IN_NUMBERS.exec(text)?.groups ?? {};
  if (year !== undefined) {
    const calendar = CALENDARS.find(({ years: [from, to] }) => Number(year) >= from && Number(year) <= to);
    return calendar && timeIn(calendar, Number(year), Number(month), Number(day));
  }
  const named = BY_NAME.exec(text)?.groups;
  if (!named) return undefined;
  months ??= monthNames();
  const found = months.get(foldText(named['name'] ?? ''));
  return found && timeIn(found.calendar, Number(named['year']), found.month, Number(named['day'] ?? 1));
}

/** Our year and month in which a month of another calendar begins; undefined for a name that is no such month. */
export function monthOfOtherCalendar(name: string, year: number): readonly [year: number, month: number] | undefined {
  months ??= monthNames();
  const found = months.get(foldText(name));
  const time = found && timeIn(found.calendar, year, found.month, 1);
  if (time === undefined) return undefined;
  const day = new Date(time);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1];
}

/** Our year in which most of a year of the Persian or the Islamic calendar is. */
export function yearOfOtherCalendar(year: number): number {
  const [persian, islamic] = CALENDARS;
  const calendar = year <= (persian?.years[1] ?? 0) ? persian : islamic;
  return calendar ? new Date((calendar.start + (year - 0.7) * calendar.daysOfYear) * DAY).getUTCFullYear() : year;
}
