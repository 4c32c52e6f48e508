import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import type { Services } from '../../../platform/module.ts';
import { findAccount } from '../account.store.ts';
import { accountClaims } from './account-claims.ts';
import type { ProviderKeys } from './key.store.ts';
import { PROTOCOL, REALM_PATH } from './paths.ts';

/** The provider's own route refuses access tokens that are made for the API; Keycloak's takes them. */
export function addUserinfo(app: FastifyInstance, { config, db }: Pick<Services, 'config' | 'db'>, keys: ProviderKeys): void {
  const publicKeys = createLocalJWKSet({
    keys: keys.signing.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use })),
  } as JSONWebKeySet);
  const { issuer, audience } = config.sso;

  app.route({
    method: ['GET', 'POST'],
    url: `${REALM_PATH}${PROTOCOL}/userinfo`,
    schema: { hide: true },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const subject = await jwtVerify(token, publicKeys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp'],
      }).then(
        ({ payload }) => payload.sub,
        () => undefined,
      );
      const account = subject === undefined ? undefined : await findAccount(db, subject);
      if (!account)
        return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });
      return accountClaims(account);
    },
  });
}
