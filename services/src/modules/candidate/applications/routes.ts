import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { candidateJob, processRecord } from './process-record.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'GET candidates/pool/{type}': ({ viewer, params, query }) =>
      processRecord(services.db, viewer.candidateId, params.type, query.jobId),
    'GET candidates/job/{jobId}': ({ viewer, params }) => candidateJob(services.db, viewer.candidateId, params.jobId),
  });
}
