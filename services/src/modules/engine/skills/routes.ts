import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { suggestTerms } from './suggest-terms.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'GET candidates/search': ({ query }) => suggestTerms(services.db, query.keyword, query['is-healthcare'] === 'true'),
    'GET skills': async ({ query }) => {
      const found = await suggestTerms(services.db, query.keyword, false);
      return found.flatMap(({ type, id, name }) => (type === 'S' && id !== undefined ? [{ id, name }] : []));
    },
  });
}
