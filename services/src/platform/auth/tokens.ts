import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { Refusal } from '../http/refusal.ts';

/** What both tokens together prove. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  sessionId: string;
  /** When the access token runs out. */
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
  /** Throws Refusal NOT_SIGNED_IN unless both are good and belong together. */
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
  const keys = keepLastGood(fetchKeys, now);

  async function check(token: string, expectedAudience: string, refreshed = false): Promise<JWTPayload> {
    const keySet = await keys.current(refreshed);
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
      // A key the provider has taken into use since: ask once more.
      if (error instanceof errors.JWKSNoMatchingKey && !refreshed) return check(token, expectedAudience, true);
      throw new Refusal('NOT_SIGNED_IN');
    }
  }

  return {
    async verify(accessToken, idToken) {
      const [access, id] = await Promise.all([check(accessToken, audience), check(idToken, clientId)]);
      const isIdToken = access['typ'] === 'ID' || access['nonce'] !== undefined;
      if (isIdToken || access.sub !== id.sub || access['sid'] !== id['sid']) throw new Refusal('NOT_SIGNED_IN');
      return {
        issuer,
        subject: String(access.sub),
        sessionId: String(access['sid']),
        expiresAt: new Date(Number(access.exp) * 1000),
        claims: id,
      };
    },
  };
}

const FRESH_MS = 10 * 60_000;
const BETWEEN_FETCHES_MS = 15_000;

/** Keys are fetched again when old, or for one not known; while the provider is away the last good set stays in use. */
function keepLastGood(fetchKeys: () => Promise<JSONWebKeySet>, now: () => Date) {
  let keySet: ReturnType<typeof createLocalJWKSet> | undefined;
  let fetchedAt = 0;
  let triedAt = 0;
  let underWay: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    triedAt = now().getTime();
    try {
      keySet = createLocalJWKSet(await fetchKeys());
      fetchedAt = now().getTime();
    } catch (error) {
      if (!keySet) throw new Refusal('OVERLOADED', { cause: error });
    }
  }

  return {
    async current(unknownKey: boolean) {
      const time = now().getTime();
      const wanted = !keySet || unknownKey || time - fetchedAt > FRESH_MS;
      const mayAsk = !keySet || time - triedAt > BETWEEN_FETCHES_MS;
      if (wanted && mayAsk) underWay ??= refresh().finally(() => (underWay = undefined));
      if (wanted) await underWay;
      if (!keySet) throw new Refusal('OVERLOADED');
      return keySet;
    },
  };
}
