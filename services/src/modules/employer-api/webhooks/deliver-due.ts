import { backoffMs, type Backoff } from '@hirehq/shared-contracts/backoff';
import type { Services } from '../../../platform/module.ts';
import { attemptDelivery } from '../../../platform/webhooks/attempt-delivery.ts';
import { channelChanged } from '../../enterprises/apply-channels/index.ts';
import {
  dueDelivery,
  noteDelivered,
  updateDelivery,
  updateWebhook,
  webhookById,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.store.ts';
import { wake } from './wake.ts';

const SECOND = 1000;
export const REDELIVERY: Backoff = { baseMs: 5 * SECOND, capMs: 2 * 3600 * SECOND };
const GONE = 410;

type Delivering = Pick<Services, 'db' | 'config' | 'now' | 'work'>;

/** Sends one delivery and stores the outcome. */
async function deliver(services: Delivering, webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
  const { db, config, now } = services;
  const outcome = await attemptDelivery(webhook, delivery, { at: now(), allowPrivate: config.fetchPrivate });
  const { isDelivered, status, error, response } = outcome;
  const attempts = delivery.attempts + 1;
  const wait = backoffMs(REDELIVERY, attempts);
  const next = new Date(now().getTime() + wait);
  const isDead = !isDelivered && (status === GONE || next > delivery.give_up_at);
  await db.transaction().execute(async (trx) => {
    await updateDelivery(trx, delivery.id, {
      attempts,
      status: isDelivered ? 'delivered' : isDead ? 'dead' : 'waiting',
      ...(isDelivered ? { delivered_at: now() } : { next_attempt_at: next }),
      last_status: status,
      last_error: error,
      last_answer: response,
    });
    if (isDelivered) await noteDelivered(trx, webhook, now());
    if (status === GONE) await updateWebhook(trx, webhook.id, { active: false });
    if (status === GONE || (isDelivered && !webhook.delivered_at)) await channelChanged(services, trx, webhook.enterprise_id);
    if (!isDelivered && !isDead) await wake(services, trx, webhook.id, wait);
  });
}

/** Sends the due deliveries of a webhook, oldest first; a failed delivery does not block later ones while it waits. */
export async function deliverDue(services: Delivering, webhookId: string, signal?: AbortSignal): Promise<void> {
  const { db, now } = services;
  for (;;) {
    signal?.throwIfAborted();
    const webhook = await webhookById(db, webhookId);
    const delivery = webhook?.active ? await dueDelivery(db, webhookId, now()) : undefined;
    if (!webhook || !delivery) return;
    await deliver(services, webhook, delivery);
  }
}
