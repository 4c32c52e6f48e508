import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { respondToUnbind, unbindRequests } from './unbind.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET talent-pools/releases': ({ employer }) => unbindRequests(services, employer.enterpriseId),
    'PUT talent-pools/releases/{candidateId}': ({ employer: { enterpriseId }, params: { candidateId }, body: { released } }) =>
      respondToUnbind(services, { enterpriseId, candidateId, released }),
  });
}
