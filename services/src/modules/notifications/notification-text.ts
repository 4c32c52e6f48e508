import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const TEXTS = { en, es, ar } as const satisfies Record<Locale, Record<`notification.${NotificationKind}`, string>>;

/** What the sentence of a kind names; a time is shown in its zone. */
export interface NotificationValues {
  company?: string;
  job?: string;
  /** Name of a saved search, and how many jobs it found. */
  search?: string;
  count?: string;
  round?: string;
  time?: { at: Date; timeZone: string };
}

function timeText({ at, timeZone }: { at: Date; timeZone: string }, locale: Locale): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat(locale, format).format(at)} (${timeZone})`;
}

/** The sentence of a notification. */
export function notificationText(kind: NotificationKind, locale: Locale, values: NotificationValues): string {
  const { time, ...words } = values;
  const said: Readonly<Record<string, string | undefined>> = { ...words, ...(time && { time: timeText(time, locale) }) };
  return TEXTS[locale][`notification.${kind}`].replaceAll(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '');
}
