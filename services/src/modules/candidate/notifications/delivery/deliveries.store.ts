import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Database } from '../../../../platform/database/database.ts';
import type { DeliveryOutcome } from '../../../../platform/database/tables/notifications.ts';
import { aboutOf } from './delivery-rules.ts';
import type { Claim } from './still-true.ts';

/** A notification with what is needed to send it. */
export interface Outgoing extends Claim {
  id: string;
  isRead: boolean;
  about: string;
  email: string;
  locale: Locale;
}

const outgoing = (db: Database) =>
  db
    .selectFrom('notification')
    .innerJoin('candidate', 'candidate.id', 'notification.candidate_id')
    .selectAll('notification')
    .select(['candidate.email_address', 'candidate.locale']);
type Row = Awaited<ReturnType<ReturnType<typeof outgoing>['execute']>>[number];

function outgoingOf(row: Row & { kind: NotificationKind }): Outgoing {
  const { id, kind, call_to_action_url: link } = row;
  return {
    id,
    kind,
    link,
    candidateId: row.candidate_id,
    values: row.text_values ?? {},
    createdAt: row.created_timestamp,
    isRead: row.notification_status === 'R',
    about: aboutOf({ id, kind, link }),
    email: row.email_address,
    locale: row.locale ?? 'en',
  };
}

const hasKind = (row: Row): row is Row & { kind: NotificationKind } => row.kind !== null;

/** Undefined once it is gone, and for one of an early release, which has no kind. */
export async function outgoingById(db: Database, id: string): Promise<Outgoing | undefined> {
  const row = await outgoing(db).where('notification.id', '=', id).executeTakeFirst();
  return row && hasKind(row) ? outgoingOf(row) : undefined;
}

/** The latest notification of a message of this employer. */
export async function latestOfConversation(
  db: Database,
  candidateId: string,
  enterpriseId: string,
): Promise<Outgoing | undefined> {
  const row = await outgoing(db)
    .where('notification.candidate_id', '=', candidateId)
    .where('notification.kind', '=', 'message')
    .where('notification.call_to_action_url', 'like', `%enterpriseId=${enterpriseId}%`)
    .orderBy('notification.created_timestamp', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && hasKind(row) ? outgoingOf(row) : undefined;
}

/** Those that wait for the candidate's digest, oldest first. */
export async function waitingForDigest(db: Database, candidateId: string): Promise<Outgoing[]> {
  const rows = await outgoing(db)
    .innerJoin('notification_delivery', 'notification_delivery.notification_id', 'notification.id')
    .where('notification_delivery.candidate_id', '=', candidateId)
    .where('notification_delivery.outcome', '=', 'DIGEST')
    .orderBy('notification.created_timestamp')
    .orderBy('notification.id')
    .execute();
  return rows.filter(hasKind).map(outgoingOf);
}

export async function outcomeOf(db: Database, notificationId: string, target: string): Promise<DeliveryOutcome | undefined> {
  const row = await db
    .selectFrom('notification_delivery')
    .select('outcome')
    .where('notification_id', '=', notificationId)
    .where('target', '=', target)
    .executeTakeFirst();
  return row?.outcome;
}

interface Delivery {
  target: string;
  outcome: DeliveryOutcome;
  now: Date;
}

export async function recordDelivery(
  db: Database,
  { id, candidateId, about }: Pick<Outgoing, 'id' | 'candidateId' | 'about'>,
  { target, outcome, now }: Delivery,
): Promise<void> {
  await db
    .insertInto('notification_delivery')
    .values({ notification_id: id, target, candidate_id: candidateId, about, outcome, decided_at: now })
    .onConflict((conflict) => conflict.columns(['notification_id', 'target']).doUpdateSet({ outcome, decided_at: now }))
    .execute();
}

/** Whether an email about this was sent at that time or later. */
export async function wasMailedSince(
  db: Database,
  { candidateId, about }: Pick<Outgoing, 'candidateId' | 'about'>,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('notification_delivery')
    .select('notification_id')
    .where('candidate_id', '=', candidateId)
    .where('about', '=', about)
    .where('target', '=', EMAIL_TARGET)
    .where('outcome', '=', 'SENT')
    .where('decided_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Unread notifications of a candidate, created since then, with the targets about which was decided. */
export async function undecidedSince(db: Database, candidateId: string, since: Date) {
  const rows = await db
    .selectFrom('notification')
    .leftJoin('notification_delivery', 'notification_delivery.notification_id', 'notification.id')
    .select([
      'notification.id',
      'notification.kind',
      'notification.created_timestamp as createdAt',
      'notification_delivery.target',
    ])
    .where('notification.candidate_id', '=', candidateId)
    .where('notification.notification_status', '=', 'U')
    .where('notification.created_timestamp', '>', since)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofOne) => {
    const [first] = ofOne;
    return first?.kind ? [{ ...first, kind: first.kind, decided: ofOne.map(({ target }) => target) }] : [];
  });
}

/** `target` of an email; that of a push message is the id of the device. */
export const EMAIL_TARGET = 'email';
