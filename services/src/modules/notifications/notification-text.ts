import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { moduleText } from './module-text.ts';

/** Values for the text of a notification, stored with it as JSON; a time is shown in its time zone. */
export interface NotificationValues {
  company?: string;
  job?: string;
  /** Name of a saved search, and how many jobs it found, 100 at most. */
  search?: string;
  count?: number;
  round?: string;
  licence?: string;
  /** YYYY-MM-DD. */
  date?: string;
  /** ISO 8601. */
  time?: { at: string; timeZone: string };
}

/** A time in its time zone, as a text. */
export function timeText({ at, timeZone }: { at: string; timeZone: string }, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at));
}

/** A calendar date as a text. */
export const dateText = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The text of a notification. */
export function notificationText(kind: NotificationKind, locale: Locale, values: NotificationValues): string {
  const { time, date, company = '', job = '', search = '', count = 0, round = '', licence = '' } = values;
  const said = {
    company,
    job,
    search,
    count,
    round,
    licence,
    time: time ? timeText(time, locale) : '',
    date: date ? dateText(date, locale) : '',
  };
  return moduleText(`notification.${kind}`, locale, said);
}
