import { useState } from 'react';
import { useIntl, type IntlShape } from '@hirehq/shared-ui';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';

const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

interface AgeFormat {
  /** The age in days after which the date is shown instead. */
  maxDays: number;
  /** The text for less than a minute; without it the word of the language for 'now'. */
  justNow?: string;
  /** `auto` writes 'yesterday' for '1 day ago'. */
  numeric?: 'always' | 'auto';
}

/** The age in the largest whole unit, or the date of what is older than `maxDays`; never a time to come, whatever the clock says. */
export function relativeTime(intl: IntlShape, at: Date, now: Date, { maxDays, justNow, numeric = 'always' }: AgeFormat): string {
  const age = Math.max(0, now.getTime() - at.getTime());
  const [unit, length] = UNITS.find(([, each]) => age >= each) ?? [];
  if (unit === undefined) return justNow ?? intl.formatRelativeTime(0, 'second', { numeric: 'auto' });
  const count = Math.floor(age / length);
  if (unit === 'day' && count > maxDays) return intl.formatDate(at, { dateStyle: 'medium' });
  return intl.formatRelativeTime(-count, unit, { numeric });
}

interface RelativeTimeProps extends AgeFormat {
  /** ISO 8601. */
  at: string;
  className?: string;
}

/** How long ago something was when the page was opened, with date and time as its title. */
export function RelativeTime({ at, className, ...format }: RelativeTimeProps) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const date = new Date(at);
  return (
    <time className={className} dateTime={at} title={intl.formatDate(date, { dateStyle: 'full', timeStyle: 'short' })}>
      {relativeTime(intl, date, now, format)}
    </time>
  );
}
