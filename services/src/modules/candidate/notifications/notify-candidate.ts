import { NOTIFICATION_TYPE_OF, type NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { sendAway } from './delivery/send-away.ts';
import { notificationText, type NotificationValues } from './notification-text.ts';
import { growNotification, insertNotification, localeOfCandidate, unreadCount } from './notifications.store.ts';
import { isChannelOnFor } from './preferences/preferences.store.ts';

export interface CandidateNotification {
  candidateId: string;
  kind: NotificationKind;
  /** A path of the platform; build it with `routes`. */
  link: string;
  values: NotificationValues;
  at: Date;
  /** The outbox event that caused it: an event delivered twice leads to one notification. */
  eventId?: number;
  /** Changes an unread notification of the same kind and link, if there is one. It is sent once to devices and by email. */
  grows?: boolean;
}

/**
 * Stores a notification, puts it on the candidate's event stream and queues its push messages and email, in the transaction of the
 * change it reports. One that the candidate does not want in the page is stored for the other channels, but never listed or counted.
 */
export async function notifyCandidate(
  { stream, work }: Pick<Services, 'stream' | 'work'>,
  trx: Transaction,
  { candidateId, kind, link, values, at, eventId, grows = false }: CandidateNotification,
): Promise<void> {
  const notificationValue = notificationText(kind, await localeOfCandidate(trx, candidateId), values);
  const inPage = await isChannelOnFor(trx, candidateId, NOTIFICATION_TYPE_OF[kind], 'IN_PAGE');
  const notification = {
    candidateId,
    kind,
    notificationValue,
    callToActionUrl: link,
    values,
    createdAt: at,
    eventId: eventId ?? null,
    inPage,
  };
  const grown = grows ? await growNotification(trx, notification) : undefined;
  const id = grown ?? (await insertNotification(trx, notification));
  if (!id) return;
  if (inPage)
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
  if (!grown) await sendAway(work, trx, { id, kind, candidateId });
}
