import type { SaveNotificationPreferencesInput } from '@hirehq/shared-contracts/graphql/types';
import type { NotificationChannel, NotificationType } from '@hirehq/shared-contracts/codes';
import type { PreferencesFragment } from './preferences.graphql.ts';

export type Preferences = PreferencesFragment;
export type PreferencesChange = SaveNotificationPreferencesInput;

/** The preferences as they will be when a change is saved. */
export function withChange(
  preferences: Preferences,
  { choices, dailyDigest, quietHours, timeZone }: PreferencesChange,
): Preferences {
  return {
    choices: preferences.choices.map((choice) => ({
      ...choice,
      enabled:
        choices?.find(({ type, channel }) => type === choice.type && channel === choice.channel)?.enabled ?? choice.enabled,
    })),
    dailyDigest: dailyDigest ?? preferences.dailyDigest,
    quietHours: quietHours === undefined ? preferences.quietHours : quietHours,
    timeZone: timeZone ?? preferences.timeZone,
  };
}

export const choiceOf = ({ choices }: Preferences, type: NotificationType, channel: NotificationChannel) =>
  choices.find((choice) => choice.type === type && choice.channel === channel);

const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Times of day every half hour, `HH:mm`, with the given one. */
export function timesOfDay(chosen: string): string[] {
  const steps = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, index) => index * STEP_MINUTES);
  const times = steps.map((minutes) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
  return [...new Set([...times, chosen])].toSorted();
}

/** Quiet hours of a candidate who turns them on. */
export const USUAL_QUIET_HOURS = { from: '22:00', to: '07:00' } as const;
