import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { scheduleOf } from './candidate-interviews.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'GET candidates/interviews/schedules/{id}': ({ viewer, params }) => scheduleOf(services, viewer.candidateId, params.id),
  });
}
