import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPES } from '@hirehq/shared-contracts/codes';
import type { Preferences } from '../src/features/set-preferences/preferences.model.ts';

/** Preferences of a candidate who has changed nothing: everything is on, and interviews and offers in the page are required. */
export const preferencesOf = (change: Partial<Preferences> = {}): Preferences => ({
  choices: NOTIFICATION_TYPES.flatMap((type) =>
    NOTIFICATION_CHANNELS.map((channel) => ({
      type,
      channel,
      enabled: true,
      required: channel === 'IN_PAGE' && (type === 'INTERVIEW' || type === 'OFFER'),
    })),
  ),
  dailyDigest: false,
  quietHours: null,
  timeZone: null,
  ...change,
});
