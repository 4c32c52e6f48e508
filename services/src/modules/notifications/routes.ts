import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../platform/http/rest-calls.ts';
import type { Services } from '../../platform/module.ts';
import { page, readAll, readOne, unread } from './notifications.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'GET candidates/notifications/unread/C': ({ viewer }) => unread(services, viewer.candidateId),
    'GET candidates/notifications/C/{page}/10': ({ viewer, params }) => page(services, viewer.candidateId, params.page),
    'PUT candidates/notifications/{id}/R': ({ viewer, params }) => readOne(services, viewer.candidateId, params.id),
    'PUT candidates/notifications/C': ({ viewer }) => readAll(services, viewer.candidateId),
  });
}
