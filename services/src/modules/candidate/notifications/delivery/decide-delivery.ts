import { NOTIFICATION_TYPE_OF, type NotificationChannel } from '@hirehq/shared-contracts/codes';
import { isChannelOn } from '@hirehq/shared-contracts/notification-preferences';
import type { Database } from '../../../../platform/database/database.ts';
import type { DeliveryOutcome } from '../../../../platform/database/tables/notifications.ts';
import { choicesOf, preferenceOf, zoneOf } from '../preferences/preferences.store.ts';
import { LATEST_MS } from './delivery-rules.ts';
import type { Outgoing } from './deliveries.store.ts';
import { endOfQuietHours, isUrgent } from './quiet-hours.ts';
import { isStillTrue } from './still-true.ts';

export type Decision = { kind: 'send' } | { kind: 'wait'; until: Date } | { kind: 'drop'; outcome: DeliveryOutcome };

export async function hoursOf(db: Database, candidateId: string) {
  const [{ quiet_from, quiet_to, daily_digest }, zone = 'UTC'] = await Promise.all([
    preferenceOf(db, candidateId),
    zoneOf(db, candidateId),
  ]);
  return { from: quiet_from, to: quiet_to, zone, hasDigest: daily_digest };
}

/** Why a notification is no longer sent; undefined if it is. Asked right before each sending. */
export async function whyDropped(
  db: Database,
  outgoing: Outgoing,
  channel: NotificationChannel,
  now: Date,
): Promise<DeliveryOutcome | undefined> {
  if (outgoing.isRead) return 'READ';
  const chosen = await choicesOf(db, outgoing.candidateId);
  if (!isChannelOn(chosen, NOTIFICATION_TYPE_OF[outgoing.kind], channel)) return 'OFF';
  if (now.getTime() > outgoing.createdAt.getTime() + LATEST_MS) return 'LATE';
  return (await isStillTrue(db, outgoing, now)) ? undefined : 'EXPIRED';
}

/** Sent now, after the quiet hours, or not at all. */
export async function decideDelivery(
  db: Database,
  outgoing: Outgoing,
  channel: NotificationChannel,
  now: Date,
): Promise<Decision> {
  const outcome = await whyDropped(db, outgoing, channel, now);
  if (outcome) return { kind: 'drop', outcome };
  const until = endOfQuietHours(await hoursOf(db, outgoing.candidateId), now);
  return until && !isUrgent(outgoing.kind, outgoing.values, until) ? { kind: 'wait', until } : { kind: 'send' };
}
