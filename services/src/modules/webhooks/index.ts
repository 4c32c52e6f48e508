import type { FastifyBaseLogger } from 'fastify';
import { employerCalls } from '../../platform/http/employer-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { createDeliveryWorker, type DeliveryWorker } from './delivery-worker.ts';
import { forgetWithdrawnApplication } from './forget-withdrawn.ts';
import { queueEvent } from './queue-event.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  redeliver,
} from './webhooks.service.ts';

/** Tells employers' systems what happens, by signed requests to the addresses they gave. */
export const webhooksModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let worker: DeliveryWorker | undefined;
  return {
    name: 'webhooks',
    routes(app) {
      log = app.log;
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
    async onEvent(event) {
      await forgetWithdrawnApplication(services, event);
      await queueEvent(services, event);
    },
    async onStart() {
      if (!log) return;
      worker = createDeliveryWorker(services, log);
      worker.start();
    },
    onStop: async () => worker?.stop(),
  };
};
