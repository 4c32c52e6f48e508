import * as z from 'zod/mini';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPES } from '../codes.ts';
import { isTimeZone } from '../is-time-zone.ts';
import { wrong } from './fields.ts';

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const CHOICES_MAX = NOTIFICATION_TYPES.length * NOTIFICATION_CHANNELS.length;
const ZONE_MAX = 64;

const timeOfDay = () => z.string({ error: wrong('MISSING') }).check(z.regex(TIME_OF_DAY, wrong('NOT_A_CHOICE')));

/** Quiet hours without a length would be no hours or all. */
const quietHours = z
  .object({ from: timeOfDay(), to: timeOfDay() })
  .check(z.refine(({ from, to }) => from !== to, { error: wrong('REPEATED'), path: ['to'] }));

/** IANA name; an offset such as `+02:00` would be wrong for half of the year. */
export const timeZone = z.string().check(
  z.maxLength(ZONE_MAX, wrong('TOO_LONG')),
  z.refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), wrong('NOT_A_CHOICE')),
);

const choice = z.object({ type: z.enum(NOTIFICATION_TYPES), channel: z.enum(NOTIFICATION_CHANNELS), enabled: z.boolean() });

/** `SaveNotificationPreferencesInput`; omitted fields stay unchanged, `quietHours: null` ends the quiet hours. */
export const notificationPreferencesChanges = z.object({
  choices: z.nullish(z.array(choice).check(z.maxLength(CHOICES_MAX, wrong('TOO_MANY')))),
  dailyDigest: z.nullish(z.boolean()),
  quietHours: z.nullish(quietHours),
  timeZone: z.nullish(timeZone),
});
