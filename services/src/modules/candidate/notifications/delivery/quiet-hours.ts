import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { NOTIFICATION_TYPE_OF, type NotificationKind } from '@hirehq/shared-contracts/codes';
import { minuteOfDay, nextLocalTime } from '../../../../platform/local-time.ts';
import type { NotificationValues } from '../notification-text.ts';

interface QuietHours {
  /** `HH:mm`; null without quiet hours. */
  from: string | null;
  to: string | null;
  zone: string;
}

/** An interview that begins this soon after the quiet hours leaves no time to prepare or travel. */
const NOTICE_MS = 2 * HOUR_MS;
const DIGEST_MINUTE = 8 * 60;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the quiet hours end that contain this time; undefined outside of them. */
export function endOfQuietHours({ from, to, zone }: QuietHours, at: Date): Date | undefined {
  if (from === null || to === null) return undefined;
  const [start, end, minute] = [minuteOf(from), minuteOf(to), minuteOfDay(zone, at)];
  const isQuiet = start < end ? start <= minute && minute < end : minute >= start || minute < end;
  return isQuiet ? nextLocalTime(zone, at, end) : undefined;
}

/** Whether news of an interview would be too late if it waited until then; a question about a past one is not. */
export const isUrgent = (kind: NotificationKind, { time }: NotificationValues, until: Date): boolean =>
  NOTIFICATION_TYPE_OF[kind] === 'INTERVIEW' &&
  kind !== 'interviewFeedback' &&
  time !== undefined &&
  Date.parse(time.at) < until.getTime() + NOTICE_MS;

/** The next time for a daily digest: eight in the morning, or the end of the quiet hours if these contain it. */
export function nextDigestAt(hours: QuietHours, after: Date): Date {
  const morning = nextLocalTime(hours.zone, after, DIGEST_MINUTE);
  return endOfQuietHours(hours, morning) ?? morning;
}
