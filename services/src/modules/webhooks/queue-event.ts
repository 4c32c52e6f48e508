import type { OutboxEvent } from '../../platform/events/topics.ts';
import type { Services } from '../../platform/module.ts';
import { enterpriseOfApplication, queueDeliveries, webhooksOf } from './webhooks.store.ts';

/** How long a delivery is tried. */
export const GIVE_UP_MS = 24 * 3_600_000;

interface WebhookData {
  enterpriseId: string | undefined;
  /** Ids and what happened, nothing personal: the rest is read by the API, with a key. Each is a delivery. */
  data: readonly object[];
}

async function webhookData({ db }: Pick<Services, 'db'>, event: OutboxEvent): Promise<WebhookData> {
  switch (event.topic) {
    case 'job.closed':
      return { enterpriseId: event.payload.enterpriseId, data: event.payload.jobIds.map((jobId) => ({ jobId })) };
    case 'message.received': {
      const { enterpriseId, candidateId, messageId } = event.payload;
      return { enterpriseId, data: [{ messageId, candidateId }] };
    }
    case 'application.submitted': {
      const { applicationId, jobId, candidateId } = event.payload;
      return { enterpriseId: await enterpriseOfApplication(db, applicationId), data: [{ applicationId, jobId, candidateId }] };
    }
    case 'application.changed':
    case 'application.withdrawn':
    case 'interview.changed':
      return { enterpriseId: await enterpriseOfApplication(db, event.payload.applicationId), data: [event.payload] };
  }
}

export const bodyOf = (type: string, timestamp: Date, data: object): string =>
  JSON.stringify({ type, timestamp: timestamp.toISOString(), data });

/** Queues an event for the webhooks that asked for it; once, however often it is handed over. */
export async function queueEvent(services: Pick<Services, 'db' | 'now'>, event: OutboxEvent): Promise<void> {
  const { db, now } = services;
  const { enterpriseId, data } = await webhookData(services, event);
  if (!enterpriseId) return;
  const listening = (await webhooksOf(db, enterpriseId)).filter(({ active, topics }) => active && topics.includes(event.topic));
  const at = now();
  for (const webhook of listening)
    await queueDeliveries(db, {
      webhookId: webhook.id,
      eventId: event.id,
      topic: event.topic,
      bodies: data.map((each) => bodyOf(event.topic, event.createdAt, each)),
      now: at,
      giveUpAt: new Date(at.getTime() + GIVE_UP_MS),
    });
}
