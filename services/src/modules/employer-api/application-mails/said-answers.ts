import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { SubmittedApplicationDetails } from '@hirehq/shared-contracts/employer';
import type { Locale } from '@hirehq/shared-contracts/page';
import { applicationMailText } from './application-mail-text.ts';

type Answer = SubmittedApplicationDetails['answers'][number];
type TextId = Parameters<typeof applicationMailText>[0];

/** The questions that every application has; those of a job are in the language of the job. */
const LABELS: Readonly<Record<string, TextId>> = {
  availabilityStartDate: 'answer.availabilityStartDate',
  availability: 'answer.availability',
  hoursPerDay: 'answer.hoursPerDay',
  daysAvailable: 'answer.daysAvailable',
};
const OPTIONS: Readonly<Record<string, TextId>> = { 'Full Time': 'answer.fullTime', 'Part Time': 'answer.partTime' };

const A_SUNDAY = Date.UTC(2026, 0, 4);
const weekdays = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(A_SUNDAY + index * DAY_MS));
};
const STORED_WEEKDAYS = weekdays('en');

/** A timestamp, or a calendar date, as the day it is. */
export const dayIn = (locale: Locale, timestamp: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp));

function saidValue({ questionId }: Answer, value: string, locale: Locale): string {
  if (questionId === 'availabilityStartDate') return /^\d{4}-\d\d-\d\d$/.test(value) ? dayIn(locale, value) : value;
  if (questionId === 'daysAvailable') return weekdays(locale)[STORED_WEEKDAYS.indexOf(value)] ?? value;
  const option = questionId === 'availability' ? OPTIONS[value] : undefined;
  return option ? applicationMailText(option, locale) : value;
}

/** A question and its answer in the language of the page. */
export function saidAnswer(answer: Answer, locale: Locale): { label: string; value: string } {
  const label = LABELS[answer.questionId];
  return {
    label: label ? applicationMailText(label, locale) : answer.label,
    value: new Intl.ListFormat(locale, { type: 'unit' }).format(answer.values.map((value) => saidValue(answer, value, locale))),
  };
}
