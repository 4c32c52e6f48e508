import type { ModuleFactory } from '../../../platform/module.ts';
import { webhookData } from './candidate-data.ts';
import { forgetWithdrawnApplication } from './forget-withdrawn.ts';
import { queueEvent, type WebhookEvent } from './queue-event.ts';
import { routes } from './routes.ts';
import { webhookWork } from './webhook-work.ts';

/** Notifies employers' systems of events, by signed requests to the URLs they registered. */
export const webhooksModule: ModuleFactory = (services) => {
  const queue = (event: WebhookEvent) => queueEvent(services, event);
  return {
    name: 'webhooks',
    candidateData: webhookData,
    work: webhookWork(services),
    events: {
      'application.submitted': queue,
      'application.changed': queue,
      'application.withdrawn': async (event) => {
        await forgetWithdrawnApplication(services, event);
        await queue(event);
      },
      'application.deleted': queue,
      'interview.changed': queue,
      'message.received': queue,
      'job.closed': queue,
      'closing.held': queue,
    },
    routes: (app) => routes(app, services),
  };
};
