import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  redeliver,
} from './webhooks.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET webhooks': ({ employer }) => listWebhooks(services, employer.enterpriseId),
    'POST webhooks': ({ employer, body }) => addWebhook(services, employer.enterpriseId, body),
    'PUT webhooks/{id}': ({ employer, params, body, expected }) =>
      changeWebhook(services, employer.enterpriseId, { ...params, input: body, expected }),
    'DELETE webhooks/{id}': ({ employer, params, expected }) =>
      deleteWebhook(services, employer.enterpriseId, { ...params, expected }),
    'POST webhooks/{id}/test': ({ employer, params, requestId }) =>
      pingWebhook(services, employer.enterpriseId, { ...params, requestId }),
    'GET webhooks/{id}/deliveries': ({ employer, params, query: { status, cursor, limit } }) =>
      listDeliveries(services, employer.enterpriseId, params.id, { status, cursor, limit }),
    'POST webhooks/{id}/deliveries/{deliveryId}/redeliver': ({ employer, params }) =>
      redeliver(services, employer.enterpriseId, params.id, params.deliveryId),
  });
}
