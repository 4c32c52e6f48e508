import { decodeProtectedHeader, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { Refusal } from '../http/refusal.ts';
import { createProviderKeys } from './provider-keys.ts';

/** The identity that both tokens together prove. */
export interface VerifiedIdentity {
  subject: string;
  sessionId: string;
  /** Expiry of the access token. */
  expiresAt: Date;
  /** Claims of the id token (ID-02). */
  claims: JWTPayload;
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
}

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

  async function check(token: string, expectedAudience: string, renewed = false): Promise<JWTPayload> {
    const keySet = await (renewed ? keys.with(keyIdOf(token)) : keys.current());
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        audience: expectedAudience,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: now(),
      });
      return payload;
    } catch (error) {
      // The provider may have started to use a new key in the meantime.
      if (error instanceof errors.JWKSNoMatchingKey && !renewed) return check(token, expectedAudience, true);
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
        expiresAt: new Date(Number(access.exp) * 1000),
        claims: id,
      };
    },
  };
}

const keyIdOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';
