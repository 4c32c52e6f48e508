import { sql, type Selectable, type Updateable } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database } from '../../../platform/database/database.ts';
import { atVersion } from '../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { jsonText } from '../../../platform/database/json-text.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../../../platform/database/tables/employers.ts';

export type WebhookRow = Selectable<WebhookTable>;
export type DeliveryRow = Selectable<WebhookDeliveryTable>;

export async function webhooksOf(db: Database, enterpriseId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function ownWebhook(db: Database, enterpriseId: string, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('enterprise_id', '=', enterpriseId).where('id', '=', id).executeTakeFirst();
}

export type NewWebhook = Omit<WebhookRow, 'version'>;

export async function insertWebhook(db: Database, row: NewWebhook): Promise<WebhookRow> {
  return db.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow();
}

/** False if there is no webhook with an expected version. */
export async function updateWebhook(
  db: Database,
  id: string,
  changes: Updateable<WebhookTable>,
  expected?: ExpectedVersion,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set(changes)
    .where('id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the endpoint accepted a delivery, unless the webhook has another one by now. */
export async function noteDelivered(db: Database, { id, url }: Pick<WebhookRow, 'id' | 'url'>, at: Date): Promise<void> {
  await db.updateTable('webhook').set({ delivered_at: at }).where('id', '=', id).where('url', '=', url).execute();
}

/** False if the employer has no webhook with this id and an expected version. */
export async function removeWebhook(
  db: Database,
  enterpriseId: string,
  { id, expected }: { id: string; expected: ExpectedVersion },
): Promise<boolean> {
  const result = await db
    .deleteFrom('webhook')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function employerOfApplication(db: Database, applicationId: string) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['job.enterprise_id', 'application.withdrawn_at'])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

export interface NewDelivery {
  /** A delivery is queued once. */
  id: string;
  webhookId: string;
  topic: string;
  body: string;
  now: Date;
  giveUpAt: Date;
}

/** Queues a delivery that belongs to no event. */
export async function queueDelivery(
  db: Database,
  { id, webhookId, topic, body, now, giveUpAt }: NewDelivery,
): Promise<DeliveryRow | undefined> {
  await db
    .insertInto('webhook_delivery')
    .values({
      id,
      webhook_id: webhookId,
      event_id: null,
      topic,
      body,
      give_up_at: giveUpAt,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return deliveryById(db, webhookId, id);
}

interface DeliveriesOfEvent extends Omit<NewDelivery, 'id' | 'body'> {
  /** An event is queued once for each webhook. */
  eventId: number;
  bodies: readonly string[];
}

/** Queues the deliveries of one event, in order. */
export async function queueDeliveries(
  db: Database,
  { webhookId, eventId, topic, bodies, now, giveUpAt }: DeliveriesOfEvent,
): Promise<void> {
  const rows = jsonText(bodies.map((body, part) => ({ id: `msg_${newId()}`, body, part })));
  await sql`
    insert into webhook_delivery (id, webhook_id, event_id, part, topic, body, give_up_at, next_attempt_at, created_at)
    select id, ${webhookId}, ${eventId}, part, ${topic}, body, ${giveUpAt}, ${now}, ${now}
    from json_to_recordset(${rows}::json) as r (id text, part int, body text) order by part
    on conflict do nothing`.execute(db);
}

export interface DeliveriesFilter {
  status: DeliveryRow['status'] | undefined;
  /** Deliveries before this position. */
  before: number | undefined;
  limit: number;
}

/** Newest first. */
export async function deliveriesOf(
  db: Database,
  webhookId: string,
  { status, before, limit }: DeliveriesFilter,
): Promise<DeliveryRow[]> {
  let query = db.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', webhookId);
  if (status) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('position', '<', before);
  return query.orderBy('position', 'desc').limit(limit).execute();
}

export async function deliveryById(db: Database, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateDelivery(db: Database, id: string, changes: Updateable<WebhookDeliveryTable>): Promise<void> {
  await db.updateTable('webhook_delivery').set(changes).where('id', '=', id).execute();
}

export async function webhookById(db: Database, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Webhooks with a delivery that has been due since before then. */
export async function overdueWebhooks(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook')
    .innerJoin('webhook_delivery as due', 'due.webhook_id', 'webhook.id')
    .select('webhook.id')
    .distinct()
    .where('webhook.active', '=', true)
    .where('due.status', '=', 'waiting')
    .where('due.next_attempt_at', '<=', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** The oldest delivery that is due. */
export async function dueDelivery(db: Database, webhookId: string, now: Date): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

export async function forgetDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('status', '<>', 'waiting').where('created_at', '<', before).execute();
}
