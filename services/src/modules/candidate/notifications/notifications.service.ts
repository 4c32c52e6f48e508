import { jobNotificationLink } from '@hirehq/shared-contracts/notification-links';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Notification, NotificationList } from '@hirehq/shared-contracts/rest';
import type { EventOf } from '../../../platform/events/topics.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { notificationText } from './notification-text.ts';
import {
  hasUnlisted,
  listedNotifications,
  localeOfCandidate,
  lockCandidate,
  markRead,
  MAX_LISTED,
  ownNotification,
  unreadCount,
  type NotificationRow,
} from './notifications.store.ts';
import { notifyCandidate } from './notify-candidate.ts';

const PAGE_SIZE = 10;
const LAST_PAGE = MAX_LISTED / PAGE_SIZE - 1;

/** In the candidate's current language; a notification without stored values keeps its original text. */
function notificationOf(row: NotificationRow, locale: Locale): Notification {
  const { kind, text_values: values } = row;
  return {
    id: row.id,
    notificationValue: kind && values ? notificationText(kind, locale, values) : row.notification_value,
    notificationStatus: row.notification_status,
    callToActionUrl: row.call_to_action_url,
    createdTimestamp: row.created_timestamp.toISOString(),
  };
}

export async function page({ db }: Services, candidateId: string, number: number): Promise<NotificationList> {
  const [rows, unReadNotifications, locale, hasOlder] = await Promise.all([
    listedNotifications(db, candidateId, { limit: PAGE_SIZE, offset: number * PAGE_SIZE }),
    unreadCount(db, candidateId),
    localeOfCandidate(db, candidateId),
    number === LAST_PAGE ? hasUnlisted(db, candidateId) : undefined,
  ]);
  const notificationsDtoList = rows.map((row) => notificationOf(row, locale));
  return { notificationsDtoList, unReadNotifications, ...(hasOlder !== undefined && { hasOlder }) };
}

export async function unread({ db }: Services, candidateId: string): Promise<NotificationList> {
  const [rows, unReadNotifications, locale] = await Promise.all([
    listedNotifications(db, candidateId, { status: 'U' }),
    unreadCount(db, candidateId),
    localeOfCandidate(db, candidateId),
  ]);
  return { notificationsDtoList: rows.map((row) => notificationOf(row, locale)), unReadNotifications };
}

/** Null if the candidate has no such notification. */
export async function oneNotification({ db }: Services, candidateId: string, id: string): Promise<Notification | null> {
  const row = isUuid(id) ? await ownNotification(db, candidateId, id) : undefined;
  return row ? notificationOf(row, await localeOfCandidate(db, candidateId)) : null;
}

/** Marks one notification as read, or all, and tells every page of the candidate the count. Returns how many were found. */
async function read({ db, stream }: Services, candidateId: string, id?: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockCandidate(trx, candidateId);
    const found = await markRead(trx, candidateId, id);
    if (found > 0)
      await stream.send(trx, candidateId, 'notifications.counted', { unReadNotifications: await unreadCount(trx, candidateId) });
    return found;
  });
}

/** Returns the first page after the change. */
export async function readOne(services: Services, candidateId: string, id: string): Promise<NotificationList> {
  if ((await read(services, candidateId, id)) === 0) throw new Refusal('NOT_FOUND');
  return page(services, candidateId, 0);
}

/** Returns the first page after the change. */
export async function readAll(services: Services, candidateId: string): Promise<NotificationList> {
  await read(services, candidateId);
  return page(services, candidateId, 0);
}

/** Notifies a candidate that their application was received: once per event, however often the event is delivered. */
export async function notify(services: Services, event: EventOf<'application.submitted'>): Promise<void> {
  const { candidateId, jobId, jobTitle, establishmentName } = event.payload;
  await services.db.transaction().execute((trx) =>
    notifyCandidate(services, trx, {
      candidateId,
      kind: 'applied',
      link: jobNotificationLink('applied', jobId),
      values: { job: jobTitle, company: establishmentName },
      at: event.createdAt,
      eventId: event.id,
    }),
  );
}
