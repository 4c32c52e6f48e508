import { sql, type Selectable } from 'kysely';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPE_OF, type NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { newId } from '../../../platform/ids/new-id.ts';
import { type Database, type Transaction, jsonb } from '../../../platform/database/database.ts';
import type { NotificationTable } from '../../../platform/database/tables/notifications.ts';
import type { NotificationValues } from './notification-text.ts';

export type NotificationRow = Selectable<NotificationTable>;

/** As many as fit on the pages that a candidate can open (§9). */
export const MAX_LISTED = 50;
/** The newest are listed whatever they are about, so that news is seen. */
const ALWAYS_LISTED = 10;
/** Kinds that others never push off the list: they have a date or a deadline. */
const KEPT_KINDS = NOTIFICATION_KINDS.filter((kind) => ['OFFER', 'INTERVIEW'].includes(NOTIFICATION_TYPE_OF[kind]));

/**
 * The notifications that a candidate is shown, newest first: the newest ones, then offers and interviews before others, at most
 * MAX_LISTED. With `status`, of those with this status.
 */
export async function listedNotifications(
  db: Database,
  candidateId: string,
  { status, limit = MAX_LISTED, offset = 0 }: { status?: 'U'; limit?: number; offset?: number } = {},
): Promise<NotificationRow[]> {
  const ofStatus = status === undefined ? sql`` : sql`and notification_status = ${status}`;
  const { rows } = await sql<NotificationRow>`
    select notification.* from notification join (
      select id from (
        select id, kind, row_number() over (order by created_timestamp desc, id desc) as place
        from notification where candidate_id = ${candidateId} and in_page ${ofStatus}
      ) placed
      order by place > ${ALWAYS_LISTED}, coalesce(kind = any(${KEPT_KINDS}::text[]), false) desc, place
      limit ${MAX_LISTED}
    ) listed on listed.id = notification.id
    order by created_timestamp desc, notification.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Whether a candidate has more notifications than are listed. */
export async function hasUnlisted(db: Database, candidateId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('in_page', '=', true)
    .offset(MAX_LISTED)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
export async function localeOfCandidate(db: Database, candidateId: string): Promise<Locale> {
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
 * Changes the candidate's unread notification of this kind and link to what is reported now, and returns its id; undefined if
 * there is none. Further ones, of earlier releases, are marked as read. Locks the candidate's row.
 */
export async function growNotification(trx: Transaction, notification: NewNotification): Promise<string | undefined> {
  const { candidateId, kind, callToActionUrl } = notification;
  if (!(await lockCandidate(trx, candidateId))) return undefined;
  const unread = await trx
    .selectFrom('notification')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('call_to_action_url', '=', callToActionUrl)
    .where('notification_status', '=', 'U')
    .orderBy('created_timestamp', 'desc')
    .execute();
  const [latest, ...others] = unread.map(({ id }) => id);
  if (latest === undefined) return undefined;
  await trx
    .updateTable('notification')
    .set({
      notification_value: notification.notificationValue,
      text_values: jsonb(notification.values),
      created_timestamp: notification.createdAt,
      in_page: notification.inPage,
    })
    .where('id', '=', latest)
    .execute();
  if (others.length > 0)
    await trx.updateTable('notification').set({ notification_status: 'R' }).where('id', 'in', others).execute();
  return latest;
}

/** Marks the unread notifications of a kind and link as read; returns their ids. Locks the candidate's row. */
export async function markReadByLink(
  trx: Transaction,
  { candidateId, kind, link }: { candidateId: string; kind: NotificationKind; link: string },
): Promise<string[]> {
  if (!(await lockCandidate(trx, candidateId))) return [];
  const rows = await trx
    .updateTable('notification')
    .set({ notification_status: 'R' })
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('call_to_action_url', '=', link)
    .where('notification_status', '=', 'U')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces text and values of notifications of a kind and link, of which a part must not be kept. */
export async function rewriteByLink(
  trx: Transaction,
  { candidateId, kind, link }: { candidateId: string; kind: NotificationKind; link: string },
  rewrite: (values: NotificationValues) => { values: NotificationValues; notificationValue: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('notification')
    .select(['id', 'text_values'])
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', kind)
    .where('call_to_action_url', '=', link)
    .where('text_values', 'is not', null)
    .execute();
  for (const { id, text_values } of rows) {
    const { values, notificationValue } = rewrite(text_values ?? {});
    await trx
      .updateTable('notification')
      .set({ text_values: jsonb(values), notification_value: notificationValue })
      .where('id', '=', id)
      .execute();
  }
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
