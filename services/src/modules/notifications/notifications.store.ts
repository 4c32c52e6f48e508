import type { Selectable } from 'kysely';
import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { newId } from '../../platform/ids/new-id.ts';
import { type Database, type Transaction, jsonb } from '../../platform/database/database.ts';
import type { NotificationTable } from '../../platform/database/tables/notifications.ts';
import type { NotificationValues } from './notification-text.ts';

export type NotificationRow = Selectable<NotificationTable>;

const newestFirst = (db: Database, candidateId: string) =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('in_page', '=', true)
    .orderBy('created_timestamp', 'desc')
    .orderBy('id', 'desc');

export async function notificationPage(
  db: Database,
  candidateId: string,
  page: number,
  size: number,
): Promise<NotificationRow[]> {
  return newestFirst(db, candidateId)
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function unreadNotifications(db: Database, candidateId: string, limit: number): Promise<NotificationRow[]> {
  return newestFirst(db, candidateId).where('notification_status', '=', 'U').limit(limit).execute();
}

export async function unreadCount(db: Database, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('notification_status', '=', 'U')
    .where('in_page', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Also one that is not shown in the page: a push message and an email open it. */
export async function ownNotification(db: Database, candidateId: string, id: string): Promise<NotificationRow | undefined> {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
}

/**
 * Locks the candidate's row, so that counts of unread notifications, and decisions about emails, follow each other; false if the
 * candidate is gone. What creates, reads or mails notifications holds this lock.
 */
export async function lockCandidate(trx: Transaction, candidateId: string): Promise<boolean> {
  const row = await trx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Marks one notification as read, or all unread ones; returns how many there are. */
export async function markRead(trx: Transaction, candidateId: string, id?: string): Promise<number> {
  const ofCandidate = trx.updateTable('notification').set({ notification_status: 'R' }).where('candidate_id', '=', candidateId);
  const chosen = id === undefined ? ofCandidate.where('notification_status', '=', 'U') : ofCandidate.where('id', '=', id);
  const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The language of a candidate; English if it is not known. */
export async function localeOf(db: Database, candidateId: string): Promise<Locale> {
  const row = await db.selectFrom('candidate').select('locale').where('id', '=', candidateId).executeTakeFirst();
  return row?.locale ?? 'en';
}

interface NewNotification {
  candidateId: string;
  kind: NotificationKind;
  /** The text as of now, for readers that do not know `values`. */
  notificationValue: string;
  values: NotificationValues;
  callToActionUrl: string;
  createdAt: Date;
  eventId: number | null;
  /** Whether it is listed and counted in the page. */
  inPage: boolean;
}

/**
 * Stores a notification once per event; returns its id, or undefined if it is already stored or the candidate is
 * gone. Locks the candidate's row, so that consecutive unread counts are correct.
 */
export async function insertNotification(trx: Transaction, notification: NewNotification): Promise<string | undefined> {
  if (!(await lockCandidate(trx, notification.candidateId))) return undefined;
  const made = await trx
    .insertInto('notification')
    .values({
      id: newId(),
      candidate_id: notification.candidateId,
      notification_value: notification.notificationValue,
      call_to_action_url: notification.callToActionUrl,
      created_timestamp: notification.createdAt,
      event_id: notification.eventId,
      kind: notification.kind,
      text_values: jsonb(notification.values),
      in_page: notification.inPage,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}
