import { everyChoice } from '@hirehq/shared-contracts/notification-preferences';
import type { Preferences } from '../src/features/set-preferences/preferences.model.ts';

/** Preferences of a candidate who has chosen nothing. */
export const preferencesOf = (change: Partial<Preferences> = {}): Preferences => ({
  choices: everyChoice([]),
  dailyDigest: false,
  quietHours: null,
  timeZone: null,
  ...change,
});
