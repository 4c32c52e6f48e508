import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../../platform/http/employer-calls.ts';
import type { Services } from '../../../../platform/module.ts';
import { addVisitorKey, listVisitorKeys, removeVisitorKey } from './visitor-keys.service.ts';

export function visitorKeyRoutes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET embed/visitor-keys': ({ employer }) => listVisitorKeys(services, employer.enterpriseId),
    'POST embed/visitor-keys': ({ employer, body }) => addVisitorKey(services, employer.enterpriseId, body),
    'DELETE embed/visitor-keys/{kid}': ({ employer, params }) => removeVisitorKey(services, employer.enterpriseId, params.kid),
  });
}
