import {
  WEBHOOK_PING,
  type Delivery,
  type Webhook,
  type WebhookInput,
  type WebhookTopic,
} from '@hirehq/shared-contracts/employer';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { channelChanged } from '../../enterprises/apply-channels/index.ts';
import { bodyOf } from '../../../platform/webhooks/attempt-delivery.ts';
import { makeWebhookSecret } from '../../../platform/webhooks/sign-webhook.ts';
import { mistakeInWebhookUrl } from '../../../platform/webhooks/webhook-url.ts';
import { GIVE_UP_MS } from './queue-event.ts';
import { wake } from './wake.ts';
import {
  deliveriesOf,
  deliveryById,
  insertWebhook,
  ownWebhook,
  queueDelivery,
  removeWebhook,
  updateDelivery,
  updateWebhook,
  webhooksOf,
  type DeliveryRow,
  type NewWebhook,
  type WebhookRow,
} from './webhooks.store.ts';

const webhookResponse = (row: WebhookRow): Webhook => ({
  id: row.id,
  version: String(row.version),
  url: row.url,
  topics: row.topics as WebhookTopic[],
  description: row.description,
  active: row.active,
  createdTimestamp: row.created_at.toISOString(),
});

const deliveryResponse = (row: DeliveryRow): Delivery => ({
  id: row.id,
  topic: row.topic,
  status: row.status,
  attempts: row.attempts,
  createdTimestamp: row.created_at.toISOString(),
  nextAttemptTimestamp: row.status === 'waiting' ? row.next_attempt_at.toISOString() : null,
  deliveredTimestamp: row.delivered_at?.toISOString() ?? null,
  lastStatus: row.last_status,
  lastError: row.last_error,
  lastAnswer: row.last_answer,
});

async function found({ db }: Services, enterpriseId: string, id: string): Promise<WebhookRow> {
  const row = await ownWebhook(db, enterpriseId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

async function webhookIfAny(db: Database, enterpriseId: string, id: string): Promise<Webhook | undefined> {
  const row = await ownWebhook(db, enterpriseId, id);
  return row && webhookResponse(row);
}

function checkUrl({ config }: Services, url: string): void {
  const mistake = mistakeInWebhookUrl(config, url);
  if (mistake) throw new Refusal('VALIDATION_FAILED', { fields: { url: mistake } });
}

export async function listWebhooks({ db }: Services, enterpriseId: string): Promise<Webhook[]> {
  return (await webhooksOf(db, enterpriseId)).map(webhookResponse);
}

/** Adds a webhook; only this response contains the secret. */
export async function addWebhook(services: Services, enterpriseId: string, { url, topics, description }: WebhookInput) {
  const { db, now } = services;
  checkUrl(services, url);
  const row: NewWebhook = {
    id: newId(),
    enterprise_id: enterpriseId,
    url,
    secret: makeWebhookSecret(),
    topics: [...new Set(topics)],
    description,
    active: true,
    delivered_at: null,
    busy_until: now(),
    created_at: now(),
  };
  const added = await db.transaction().execute(async (trx) => {
    await refuseIfFull(trx, 'webhooks', { owner: enterpriseId, now: now() });
    return insertWebhook(trx, row);
  });
  return { ...webhookResponse(added), secret: added.secret };
}

export async function changeWebhook(
  services: Services,
  enterpriseId: string,
  { id, input, expected }: { id: string; input: WebhookInput; expected: ExpectedVersion },
): Promise<Webhook> {
  const { url, topics, description } = input;
  const before = await found(services, enterpriseId, id);
  checkUrl(services, url);
  const isOther = before.url !== url;
  await services.db.transaction().execute(async (trx) => {
    const changes = { url, topics: [...new Set(topics)], description, active: true, ...(isOther && { delivered_at: null }) };
    if (!(await updateWebhook(trx, id, changes, expected))) await refuseStale(() => webhookIfAny(trx, enterpriseId, id));
    await wake(services, trx, id);
    await channelChanged(services, trx, enterpriseId);
  });
  return webhookResponse(await found(services, enterpriseId, id));
}

export async function deleteWebhook(
  services: Services,
  enterpriseId: string,
  webhook: { id: string; expected: ExpectedVersion },
): Promise<true> {
  await services.db.transaction().execute(async (trx) => {
    if (!(await removeWebhook(trx, enterpriseId, webhook))) await refuseStale(() => webhookIfAny(trx, enterpriseId, webhook.id));
    await channelChanged(services, trx, enterpriseId);
  });
  return true;
}

/** Queues a test delivery. */
export async function pingWebhook(
  services: Services,
  enterpriseId: string,
  { id, requestId }: { id: string; requestId: string },
): Promise<Delivery> {
  const { db, now } = services;
  await found(services, enterpriseId, id);
  const at = now();
  return db.transaction().execute(async (trx) => {
    const queued = await queueDelivery(trx, {
      id: `msg_${requestId}`,
      webhookId: id,
      topic: WEBHOOK_PING,
      body: bodyOf(WEBHOOK_PING, at, { webhookId: id }),
      now: at,
      giveUpAt: new Date(at.getTime() + GIVE_UP_MS),
    });
    if (!queued) throw new Refusal('CONFLICT');
    await wake(services, trx, id);
    return deliveryResponse(queued);
  });
}

export async function listDeliveries(
  services: Services,
  enterpriseId: string,
  id: string,
  { status, cursor, limit }: { status: DeliveryRow['status'] | undefined; cursor: string | undefined; limit: number },
) {
  await found(services, enterpriseId, id);
  const before = cursor === undefined ? undefined : Number(cursor);
  if (before !== undefined && !Number.isSafeInteger(before))
    throw new Refusal('VALIDATION_FAILED', {
      fields: { cursor: 'is not a valid cursor. Pass the nextCursor of the previous page.' },
    });
  const rows = await deliveriesOf(services.db, id, { status, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(deliveryResponse),
    nextCursor: rows.length > limit ? String(shown.at(-1)?.position) : null,
  };
}

/** Queues a delivery again, whether delivered or failed, with the same id. */
export async function redeliver(services: Services, enterpriseId: string, id: string, deliveryId: string): Promise<Delivery> {
  const { db, now } = services;
  await found(services, enterpriseId, id);
  const at = now();
  return db.transaction().execute(async (trx) => {
    await updateDelivery(trx, deliveryId, {
      status: 'waiting',
      attempts: 0,
      next_attempt_at: at,
      give_up_at: new Date(at.getTime() + GIVE_UP_MS),
      delivered_at: null,
    });
    const queued = await deliveryById(trx, id, deliveryId);
    if (!queued) throw new Refusal('NOT_FOUND');
    await wake(services, trx, id);
    return deliveryResponse(queued);
  });
}
