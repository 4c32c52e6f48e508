import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { addFile } from './files.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'POST upload-file': ({ viewer, body, files }) => addFile(services, viewer.candidateId, body, files['file']?.[0]),
  });
}
