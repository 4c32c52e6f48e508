import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { moduleText } from './module-text.ts';

/** Values for the text of a notification, stored with it as JSON; a time is shown in its time zone. */
export interface NotificationValues {
  company?: string;
  job?: string;
  /** Name of a saved search. */
  search?: string;
  /** How many jobs it found, 100 at most; how many messages are unread. */
  count?: number;
  /** Who wrote for the employer. */
  sender?: string;
  /** The latest of the unread messages, in the page only. */
  text?: string;
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

/** The text of a notification, as it is shown in the page. */
export function notificationText(kind: NotificationKind, locale: Locale, values: NotificationValues): string {
  const { time, date, company = '', job = '', search = '', round = '', licence = '', text = '', sender } = values;
  // A notification of an earlier release is about one message.
  const { count = kind === 'message' ? 1 : 0 } = values;
  const said = {
    company: sender === undefined ? company : moduleText('notification.sender', locale, { sender, company }),
    job,
    search,
    count,
    round,
    licence,
    text,
    time: time ? timeText(time, locale) : '',
    date: date ? dateText(date, locale) : '',
  };
  return moduleText(kind === 'message' && text ? 'notification.messageLatest' : `notification.${kind}`, locale, said);
}

/** The text of a notification outside the page, where others can read it: without that of a message. */
export const textOutside = (kind: NotificationKind, locale: Locale, { text: _, ...values }: NotificationValues): string =>
  notificationText(kind, locale, values);
