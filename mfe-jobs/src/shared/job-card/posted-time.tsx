import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from '@hirehq/shared-ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LAST_RELATIVE_DAY = 30;

/** 'just now', then minutes, hours up to 24, days, and a date after thirty of them (JB-12). */
export function relativeTime(intl: IntlShape, at: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - at.getTime());
  if (age < MINUTE) return intl.formatMessage({ id: 'time.justNow' });
  if (age < HOUR) return intl.formatRelativeTime(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return intl.formatRelativeTime(-Math.floor(age / HOUR), 'hour');
  if (age < (LAST_RELATIVE_DAY + 1) * DAY) return intl.formatRelativeTime(-Math.floor(age / DAY), 'day');
  return intl.formatDate(at, { dateStyle: 'medium' });
}

export function PostedTime({ at }: { at: string }) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const date = new Date(at);
  return (
    <time dateTime={at} title={intl.formatDate(date, { dateStyle: 'full', timeStyle: 'short' })}>
      {relativeTime(intl, date, now)}
    </time>
  );
}

interface Posting {
  postedAt: string;
  postedAtIsKnown: boolean;
}

/** When a job was posted, or that nobody knows. */
export const JobPosted = ({ job }: { job: Posting }) =>
  job.postedAtIsKnown ? <PostedTime at={job.postedAt} /> : <FormattedMessage id="card.postedUnknown" />;
