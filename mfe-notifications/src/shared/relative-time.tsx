import { useState } from 'react';
import { FormattedDate, FormattedRelativeTime } from '@hirehq/shared-ui';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type Age = { value: number; unit: 'second' | 'minute' | 'hour' | 'day' } | 'older';

/** The age in the largest whole unit; `older` from a week on. */
export function ageOf(timestamp: string, now: Date): Age {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(timestamp)) / 1000));
  if (seconds < MINUTE) return { value: 0, unit: 'second' };
  if (seconds < HOUR) return { value: -Math.floor(seconds / MINUTE), unit: 'minute' };
  if (seconds < DAY) return { value: -Math.floor(seconds / HOUR), unit: 'hour' };
  if (seconds < WEEK) return { value: -Math.floor(seconds / DAY), unit: 'day' };
  return 'older';
}

export function RelativeTime({ timestamp }: { timestamp: string }) {
  const [now] = useState(() => new Date());
  const age = ageOf(timestamp, now);
  return (
    <time className="nt-time" dateTime={timestamp}>
      {age === 'older' ? (
        <FormattedDate value={timestamp} day="numeric" month="short" year="numeric" />
      ) : (
        <FormattedRelativeTime value={age.value} unit={age.unit} numeric="auto" />
      )}
    </time>
  );
}
