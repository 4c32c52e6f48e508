import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../platform/http/rest-calls.ts';
import type { Services } from '../../platform/module.ts';
import { postFeedback } from './feedback.service.ts';
import { insertConsoleLog } from './feedback.store.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'GET feedback/exists': () => true,
    'POST feedback': ({ viewer, body, files }) => postFeedback(services, viewer.candidateId, body, files['attachments'] ?? []),
    'POST /public/consolelog': async ({ body, request }) => {
      await insertConsoleLog(services.db, body);
      request.log.warn({ errors: body.map(({ error }) => error) }, 'errors in a browser');
      return true as const;
    },
  });
}
