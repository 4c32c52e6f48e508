import { dateOf } from '../../../modules/engine/feeds/fields/read-dates.ts';
import { findDate, findRange } from '../../../modules/engine/resume-reading/fields/dates.ts';
import type { MaterialCase } from '../material.ts';
import { verdictOn, type Verdict } from './verdict.ts';

const IN_RESUMES = /^periods-of-/;
/** Where numbers with the month first are dates. */
const MONTH_FIRST = new Set(['US', 'PH']);

/** A résumé has months: of a day, its month is read. */
const inMonths = (date: string) => date.slice(0, 7);

/** Null for no date; `from/to` for a period. */
function readInResume(text: string): string | null {
  const range = findRange(text);
  if (range) return `${range.from}/${range.till ?? 'present'}`;
  return findDate(text)?.date ?? null;
}

/** A date of a feed is a day: of a month, its first. */
const firstDay = (date: string) => (date.length === 'YYYY-MM'.length ? `${date}-01` : date);

/** Dates of feeds and periods of résumés: what has an end, or is a year only, is read by the code for résumés. */
export function scoreDates({ kind, text, today, country, date }: MaterialCase<'dates'>): Verdict[] {
  const isOfResume = IN_RESUMES.test(kind) || date?.to !== undefined || date?.from.length === 'YYYY'.length;
  if (isOfResume) {
    const to = date?.to === undefined ? '' : `/${date.to === 'present' ? date.to : inMonths(date.to)}`;
    return [verdictOn({ field: 'period', read: readInResume(text), expected: [date && `${inMonths(date.from)}${to}`] })];
  }

  const now = new Date(`${today}T12:00:00Z`);
  const order = country === undefined || MONTH_FIRST.has(country) ? 'month-first' : 'day-first';
  return [verdictOn({ field: 'date', read: dateOf(text, { now, order }), expected: [date ? firstDay(date.from) : null] })];
}
