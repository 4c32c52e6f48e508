import type { Role } from '@hirehq/shared-contracts/session';
import { decodeProtectedHeader, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { rolesOf } from './roles.ts';
import { Refusal } from '../refusals/refusal.ts';
import { createProviderKeys } from './provider-keys.ts';

/** The identity that both tokens together prove. */
export interface VerifiedIdentity {
  subject: string;
  sessionId: string;
  /** When the person last proved who they are; undefined if the provider does not say. Renewing the tokens does not change it. */
  authenticatedAt: Date | undefined;
  /** Expiry of the access token. */
  expiresAt: Date;
  /** Claims of the id token (ID-02). */
  claims: JWTPayload;
  /** Of the account, as the access token says. */
  roles: readonly Role[];
}

export interface TokenRules {
  issuer: string;
  /** `aud` of access tokens. */
  audience: string;
  /** `aud` of id tokens. */
  clientId: string;
  /** The provider's public keys. */
  fetchKeys: () => Promise<JSONWebKeySet>;
  now?: () => Date;
}

export interface TokenVerifier {
  /** Throws Refusal NOT_SIGNED_IN unless both are valid and belong together. */
  verify(accessToken: string, idToken: string): Promise<VerifiedIdentity>;
  /**
   * The session that the provider says has ended (OpenID Connect Back-Channel Logout). Throws Refusal NOT_SIGNED_IN unless the
   * token is the provider's, for us, new, and about a session.
   */
  endedSessionOf(logoutToken: string): Promise<string>;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** In seconds; providers give these tokens two minutes. */
const LOGOUT_TOKEN_LIFE = 300;

const TOKEN_CLAIMS: readonly string[] = ['exp', 'iat', 'sub', 'sid'];
const ALGORITHMS = ['RS256', 'ES256'];
const CLOCK_TOLERANCE_SECONDS = 5;

export function createTokenVerifier({
  issuer,
  audience,
  clientId,
  fetchKeys,
  now = () => new Date(),
}: TokenRules): TokenVerifier {
  const keys = createProviderKeys(fetchKeys, now);

  async function check(
    token: string,
    expectedAudience: string,
    { required = TOKEN_CLAIMS, renewed = false } = {},
  ): Promise<JWTPayload> {
    const keySet = await (renewed ? keys.with(keyIdOf(token)) : keys.current());
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        audience: expectedAudience,
        algorithms: ALGORITHMS,
        requiredClaims: [...required],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: now(),
      });
      return payload;
    } catch (error) {
      // The provider may have started to use a new key in the meantime.
      if (error instanceof errors.JWKSNoMatchingKey && !renewed)
        return check(token, expectedAudience, { required, renewed: true });
      throw new Refusal('NOT_SIGNED_IN');
    }
  }

  return {
    async verify(accessToken, idToken) {
      const [access, id] = await Promise.all([check(accessToken, audience), check(idToken, clientId)]);
      const isIdToken = access['typ'] === 'ID' || access['nonce'] !== undefined;
      if (isIdToken || access.sub !== id.sub || access['sid'] !== id['sid']) throw new Refusal('NOT_SIGNED_IN');
      return {
        subject: String(access.sub),
        sessionId: String(access['sid']),
        authenticatedAt: authenticationOf(access) ?? authenticationOf(id),
        expiresAt: new Date(Number(access.exp) * 1000),
        claims: id,
        roles: rolesOf(access, audience),
      };
    },
    async endedSessionOf(logoutToken) {
      const claims = await check(logoutToken, clientId, { required: ['iat', 'jti', 'sid', 'events'] });
      const { events, nonce, sid } = claims;
      const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events && nonce === undefined;
      const age = now().getTime() / 1000 - Number(claims.iat);
      if (!isLogout || typeof sid !== 'string' || age > LOGOUT_TOKEN_LIFE) throw new Refusal('NOT_SIGNED_IN');
      return sid;
    },
  };
}

/** When the person proved who they are: never `iat`, which each renewal of the tokens changes. */
export function authenticationOf({ auth_time: seconds }: JWTPayload): Date | undefined {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000) : undefined;
}

const keyIdOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';
