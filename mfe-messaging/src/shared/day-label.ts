import type { IntlShape } from '@hirehq/shared-ui';

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** Whether two moments are on the same day, in the viewer's time zone. */
export const isSameDay = (one: string, other: string): boolean => dayOf(new Date(one)) === dayOf(new Date(other));

/** Today, Yesterday, else `MMM DD, YYYY` as the language writes it (MS-03). */
export function dayLabel({ formatDate, formatMessage }: IntlShape, timestamp: string, now: Date): string {
  const at = new Date(timestamp);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayOf(at) === dayOf(now)) return formatMessage({ id: 'messaging.today' });
  if (dayOf(at) === yesterday.getTime()) return formatMessage({ id: 'messaging.yesterday' });
  return formatDate(at, { month: 'short', day: '2-digit', year: 'numeric' });
}

/** `HH:mm` (MS-03). */
export const timeLabel = ({ formatTime }: IntlShape, timestamp: string): string =>
  formatTime(timestamp, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
