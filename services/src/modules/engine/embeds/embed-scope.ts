import type { FastifyInstance } from 'fastify';
import { replyWithError } from '../../../platform/http/envelope.ts';
import { CACHE_CONTROL } from './cache-control.ts';

/** Registers calls that pages of employers read: from any origin, without credentials, and cacheable. The handler asks `employerOfEmbed`. */
export async function embedScope(app: FastifyInstance, register: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    // Also on a refusal: an embed that cannot read it could not say why it shows nothing. No credentials are allowed.
    scope.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      reply.header('vary', 'origin, accept-language');
      if (origin !== undefined) reply.header('access-control-allow-origin', origin);
      reply.headers({
        'access-control-expose-headers': 'retry-after',
        'cache-control': CACHE_CONTROL,
        'cross-origin-resource-policy': 'cross-origin',
      });
    });
    scope.setErrorHandler((error, request, reply) => replyWithError(error, request, reply.header('cache-control', 'no-store')));
    register(scope);
  });
}
