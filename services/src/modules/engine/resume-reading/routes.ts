import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { createResumeReader } from './read-resume.ts';

export function routes(app: FastifyInstance, services: Services): void {
  const readResume = createResumeReader(services);
  restCalls(app, {
    'POST candidates/resume/{id}/reading': ({ viewer, params }) => readResume(viewer.candidateId, params.id),
  });
}
