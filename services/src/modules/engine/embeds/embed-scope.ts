import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from './cache-control.ts';

/** Registers calls that pages of employers read: from any origin, without credentials, and cacheable. The handler asks `employerOfEmbed`. */
export async function embedScope(app: FastifyInstance, register: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    // Also on a refusal: an embed that cannot read it could not say why it shows nothing. No credentials are allowed.
    scope.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      reply.header('vary', 'origin, accept-language');
      if (origin !== undefined) reply.header('access-control-allow-origin', origin);
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    register(scope);
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', reply.statusCode === 200 ? CACHE_CONTROL : 'no-store');
    });
  });
}
