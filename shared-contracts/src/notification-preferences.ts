import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPES, type NotificationChannel, type NotificationType } from './codes.ts';

/** `REQUIRED` is on and cannot be turned off. */
type Default = 'REQUIRED' | 'ON' | 'OFF';

/**
 * What candidates receive who have chosen nothing. Interviews and offers are required in the page: they have a time or a term,
 * and the candidate must find them in at least one location. Push needs the browser's permission in addition.
 */
export const NOTIFICATION_DEFAULTS = {
  INTERVIEW: { IN_PAGE: 'REQUIRED', PUSH: 'ON', EMAIL: 'ON' },
  OFFER: { IN_PAGE: 'REQUIRED', PUSH: 'ON', EMAIL: 'ON' },
  MESSAGE: { IN_PAGE: 'ON', PUSH: 'ON', EMAIL: 'ON' },
  APPLICATION: { IN_PAGE: 'ON', PUSH: 'ON', EMAIL: 'ON' },
  REFERRAL: { IN_PAGE: 'ON', PUSH: 'OFF', EMAIL: 'ON' },
  // Each saved search has its own setting of emails; off stops the emails of all.
  JOB_ALERT: { IN_PAGE: 'ON', PUSH: 'OFF', EMAIL: 'ON' },
  PROFILE: { IN_PAGE: 'ON', PUSH: 'OFF', EMAIL: 'ON' },
} as const satisfies Record<NotificationType, Record<NotificationChannel, Default>>;

/** Types whose emails can wait for the daily digest. */
export const DIGEST_TYPES = ['APPLICATION', 'MESSAGE', 'REFERRAL'] as const satisfies readonly NotificationType[];

export const inDigest = (type: NotificationType): boolean => (DIGEST_TYPES as readonly NotificationType[]).includes(type);

export interface ChannelChoice {
  type: NotificationType;
  channel: NotificationChannel;
  enabled: boolean;
}

export const isRequiredChoice = ({ type, channel }: Pick<ChannelChoice, 'type' | 'channel'>): boolean =>
  NOTIFICATION_DEFAULTS[type][channel] === 'REQUIRED';

/** Whether a channel is on: required, as the candidate chose, or by default. */
export function isChannelOn(chosen: readonly ChannelChoice[], type: NotificationType, channel: NotificationChannel): boolean {
  const preset: Default = NOTIFICATION_DEFAULTS[type][channel];
  if (preset === 'REQUIRED') return true;
  const choice = chosen.find((each) => each.type === type && each.channel === channel);
  return choice?.enabled ?? preset === 'ON';
}

/** Every type with every channel, from what the candidate chose. */
export const everyChoice = (chosen: readonly ChannelChoice[]) =>
  NOTIFICATION_TYPES.flatMap((type) =>
    NOTIFICATION_CHANNELS.map((channel) => ({
      type,
      channel,
      enabled: isChannelOn(chosen, type, channel),
      required: isRequiredChoice({ type, channel }),
    })),
  );
