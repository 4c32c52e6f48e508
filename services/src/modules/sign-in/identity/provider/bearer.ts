import type { FastifyRequest } from 'fastify';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { hasEnded } from '../../../../platform/auth/ended-sessions.store.ts';
import { authenticationOf } from '../../../../platform/auth/tokens.ts';
import { OWN_PROVIDER } from '../../../../platform/config.ts';
import type { Services } from '../../../../platform/module.ts';
import type { Account } from '../account.ts';
import { findAccount } from '../account.store.ts';
import type { LiveProvider } from './live-provider.ts';

interface Bearer {
  account: Account;
  /** When its person signed in, as the token says. */
  authenticatedAt: Date | undefined;
  sessionId: string;
}

/** The account of a request's access token; undefined if the token is missing or invalid, or the account inactive. */
export type AccountOfBearer = (request: FastifyRequest) => Promise<Bearer | undefined>;

export function createAccountOfBearer(
  { config, db }: Pick<Services, 'config' | 'db'>,
  live: Pick<LiveProvider, 'keys'>,
): AccountOfBearer {
  const { issuer, audience } = config.sso;
  return async ({ headers }) => {
    const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    const keys = live.keys.signing.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }));
    const claims = await jwtVerify(token, createLocalJWKSet({ keys } as JSONWebKeySet), {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'sid'],
    }).then(
      ({ payload }) => payload,
      () => undefined,
    );
    if (claims?.sub === undefined) return undefined;
    const sessionId = String(claims['sid']);
    if (await hasEnded(db, OWN_PROVIDER, sessionId)) return undefined;
    const account = await findAccount(db, claims.sub);
    return account?.isActive ? { account, authenticatedAt: authenticationOf(claims), sessionId } : undefined;
  };
}
