import type { FastifyRequest } from 'fastify';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import type { Services } from '../../../platform/module.ts';
import type { Account } from '../account.ts';
import { findAccount } from '../account.store.ts';
import type { LiveProvider } from './live-provider.ts';

/** The account of a request's access token; undefined if the token is missing or invalid, or the account inactive. */
export type AccountOfBearer = (request: FastifyRequest) => Promise<Account | undefined>;

export function createAccountOfBearer(
  { config, db }: Pick<Services, 'config' | 'db'>,
  live: Pick<LiveProvider, 'keys'>,
): AccountOfBearer {
  const { issuer, audience } = config.sso;
  return async ({ headers }) => {
    const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    const keys = live.keys.signing.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }));
    const subject = await jwtVerify(token, createLocalJWKSet({ keys } as JSONWebKeySet), {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp'],
    }).then(
      ({ payload }) => payload.sub,
      () => undefined,
    );
    const account = subject === undefined ? undefined : await findAccount(db, subject);
    return account?.isActive ? account : undefined;
  };
}
