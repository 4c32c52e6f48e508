import { AFTER_DATE, BEFORE_DATE, DATE, dateIn, type DateAt } from './date-pattern.ts';

const EVERY_DATE = new RegExp(`${BEFORE_DATE}${DATE}${AFTER_DATE}`, 'giu');
const MONTH_FIRST = /(?<![\d./-])(?:0?[1-9]|1[0-2])[./-](?:1[3-9]|2\d|3[01])[./-](?:19|20)\d{2}/;

/** Every date of a masked text. */
export function datesIn(masked: string): DateAt[] {
  // All dates of a text are written in one order.
  const isMonthFirst = MONTH_FIRST.test(masked);
  return [...masked.matchAll(EVERY_DATE)].map(({ groups = {}, index, 0: { length } }) =>
    dateIn(groups, { start: index, end: index + length }, isMonthFirst),
  );
}
