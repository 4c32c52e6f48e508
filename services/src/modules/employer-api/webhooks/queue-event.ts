import type { WebhookTopic } from '@hirehq/shared-contracts/employer';
import type { Database } from '../../../platform/database/database.ts';
import type { OutboxEvent } from '../../../platform/events/topics.ts';
import type { Services } from '../../../platform/module.ts';
import { bodyOf } from '../../../platform/webhooks/attempt-delivery.ts';
import { employerSeesMessage } from '../../candidate/messages/index.ts';
import { employerOfApplication, queueDeliveries, webhooksOf } from './webhooks.store.ts';
import { wake } from './wake.ts';

/** A delivery is retried for this long. */
export const GIVE_UP_MS = 24 * 3_600_000;

/** An event that is reported to employers. */
export type WebhookEvent = Exclude<OutboxEvent, { topic: 'profile.changed' }>;

type ApplicationEvent = Exclude<
  WebhookEvent,
  { topic: 'job.closed' | 'closing.held' | 'message.received' | 'application.deleted' }
>;

interface WebhookData {
  enterpriseId: string | undefined;
  /** The payloads of an event, one delivery each: ids and the change, no personal data. Employers read the rest through the API. */
  data: readonly object[];
}

/** For a withdrawn application, an employer only learns that it was withdrawn and that its interviews are cancelled. */
function withdrawnData(event: ApplicationEvent, withdrawnAt: Date): object[] {
  const { applicationId } = event.payload;
  if (event.topic === 'application.withdrawn')
    return [{ applicationId, jobId: event.payload.jobId, withdrawnTimestamp: withdrawnAt.toISOString() }];
  if (event.topic === 'interview.changed' && event.payload.change === 'cancelled')
    return [{ interviewId: event.payload.interviewId, applicationId, change: 'cancelled' }];
  return [];
}

async function applicationData(db: Database, event: ApplicationEvent): Promise<WebhookData> {
  const application = await employerOfApplication(db, event.payload.applicationId);
  if (application?.withdrawn_at)
    return { enterpriseId: application.enterprise_id, data: withdrawnData(event, application.withdrawn_at) };
  const { applicationId, candidateId } = event.payload;
  const data =
    event.topic === 'application.submitted' ? { applicationId, jobId: event.payload.jobId, candidateId } : event.payload;
  return { enterpriseId: application?.enterprise_id, data: [data] };
}

async function webhookData({ db }: Pick<Services, 'db'>, event: WebhookEvent): Promise<WebhookData> {
  switch (event.topic) {
    case 'job.closed':
      return { enterpriseId: event.payload.enterpriseId, data: event.payload.jobIds.map((jobId) => ({ jobId })) };
    case 'closing.held': {
      const { enterpriseId, ...data } = event.payload;
      return { enterpriseId, data: [data] };
    }
    case 'message.received': {
      const { enterpriseId, candidateId, messageId } = event.payload;
      const isSeen = await employerSeesMessage(db, messageId);
      return { enterpriseId, data: isSeen ? [{ messageId, candidateId }] : [] };
    }
    case 'application.deleted': {
      const { enterpriseId, applicationId, jobId, deletedAt } = event.payload;
      return { enterpriseId, data: [{ applicationId, jobId, withdrawnTimestamp: deletedAt }] };
    }
    case 'application.submitted':
    case 'application.changed':
    case 'application.withdrawn':
    case 'interview.changed':
      return applicationData(db, event);
  }
}

/** A deleted account withdraws its applications; employers learn no more than from a withdrawal. */
const webhookTopic = ({ topic }: WebhookEvent): WebhookTopic =>
  topic === 'application.deleted' ? 'application.withdrawn' : topic;

/** Queues an event for the webhooks that subscribe to it: once, however often the event is delivered. */
export async function queueEvent(services: Pick<Services, 'db' | 'now' | 'work'>, event: WebhookEvent): Promise<void> {
  const { db, now } = services;
  const { enterpriseId, data } = await webhookData(services, event);
  if (!enterpriseId || data.length === 0) return;
  const topic = webhookTopic(event);
  const listening = (await webhooksOf(db, enterpriseId)).filter(({ active, topics }) => active && topics.includes(topic));
  const at = now();
  await db.transaction().execute(async (trx) => {
    for (const webhook of listening) {
      await queueDeliveries(trx, {
        webhookId: webhook.id,
        eventId: event.id,
        topic,
        bodies: data.map((each) => bodyOf(topic, event.createdAt, each)),
        now: at,
        giveUpAt: new Date(at.getTime() + GIVE_UP_MS),
      });
      await wake(services, trx, webhook.id);
    }
  });
}
