import type { OutboxEvent } from '../../platform/events/topics.ts';
import { employerCalls } from '../../platform/http/employer-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { forgetWithdrawnApplication } from './forget-withdrawn.ts';
import { queueEvent } from './queue-event.ts';
import { webhookWork } from './webhook-work.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  redeliver,
} from './webhooks.service.ts';

/** Notifies employers' systems of events, by signed requests to the URLs they registered. */
export const webhooksModule: ModuleFactory = (services) => {
  const queue = (event: OutboxEvent) => queueEvent(services, event);
  return {
    name: 'webhooks',
    work: webhookWork(services),
    events: {
      'application.submitted': queue,
      'application.changed': queue,
      'application.withdrawn': async (event) => {
        await forgetWithdrawnApplication(services, event);
        await queue(event);
      },
      'interview.changed': queue,
      'message.received': queue,
      'job.closed': queue,
    },
    routes(app) {
      employerCalls(app, {
        'GET webhooks': ({ employer }) => listWebhooks(services, employer.enterpriseId),
        'POST webhooks': ({ employer, body }) => addWebhook(services, employer.enterpriseId, body),
        'PUT webhooks/{id}': ({ employer, params, body }) => changeWebhook(services, employer.enterpriseId, params.id, body),
        'DELETE webhooks/{id}': ({ employer, params }) => deleteWebhook(services, employer.enterpriseId, params.id),
        'POST webhooks/{id}/test': ({ employer, params }) => pingWebhook(services, employer.enterpriseId, params.id),
        'GET webhooks/{id}/deliveries': ({ employer, params, query: { status, cursor, limit } }) =>
          listDeliveries(services, employer.enterpriseId, params.id, { status, cursor, limit }),
        'POST webhooks/{id}/deliveries/{deliveryId}/redeliver': ({ employer, params }) =>
          redeliver(services, employer.enterpriseId, params.id, params.deliveryId),
      });
    },
  };
};
