import type { FastifyInstance } from 'fastify';
import { accountClaims } from './account-claims.ts';
import type { AccountOfBearer } from './bearer.ts';
import { PROTOCOL, REALM_PATH } from './paths.ts';

/** Accepts access tokens for the API, as Keycloak does; the provider's own route refuses them. */
export function addUserinfo(app: FastifyInstance, accountOfBearer: AccountOfBearer): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${REALM_PATH}${PROTOCOL}/userinfo`,
    schema: { hide: true },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const bearer = await accountOfBearer(request);
      if (!bearer)
        return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });
      return accountClaims(bearer.account);
    },
  });
}
