import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/module.ts';
import { notificationText, type NotificationValues } from './notification-text.ts';
import { insertNotification, localeOf, unreadCount } from './notifications.store.ts';

export interface Told {
  candidateId: string;
  kind: NotificationKind;
  /** A path of the platform; build it with `routes`. */
  link: string;
  values: NotificationValues;
  at: Date;
  /** The outbox event that caused it: an event delivered twice leads to one notification. */
  eventId?: number;
}

/** Stores a notification and puts it on the candidate's event stream, in the transaction of the change it reports. */
export async function tellCandidate(
  { stream }: Pick<Services, 'stream'>,
  trx: Transaction,
  { candidateId, kind, link, values, at, eventId }: Told,
): Promise<void> {
  const notificationValue = notificationText(kind, await localeOf(trx, candidateId), values);
  const id = await insertNotification(trx, {
    candidateId,
    kind,
    notificationValue,
    callToActionUrl: link,
    values,
    createdAt: at,
    eventId: eventId ?? null,
  });
  if (id)
    await stream.send(trx, candidateId, 'notification.received', {
      id,
      unReadNotifications: await unreadCount(trx, candidateId),
      notification: {
        id,
        notificationValue,
        notificationStatus: 'U',
        callToActionUrl: link,
        createdTimestamp: at.toISOString(),
      },
    });
}
