import { setTimeout } from 'node:timers/promises';
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
  wait?: (ms: number) => Promise<void>;
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
  wait = (ms) => setTimeout(ms),
}: TokenRules): TokenVerifier {
  const keys = keepLastGood(fetchKeys, now, wait);

  async function check(token: string, expectedAudience: string, renewed = false): Promise<JWTPayload> {
    const keySet = await (renewed ? keys.renewed() : keys.current());
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
/** While the provider is away, or has just been asked. */
const BETWEEN_FETCHES_MS = 15_000;
/** Tokens that name an unknown key wait for this turn together, so that made-up ones cannot flood the provider. */
const BETWEEN_UNKNOWN_KEYS_MS = 1_000;

interface KeptKeys {
  /** The keys at hand; old ones are renewed behind the caller's back. Throws Refusal OVERLOADED while there never were any. */
  current(): Promise<KeySet>;
  /** A key was not among them: the keys of the provider as they are from this call on. Throws OVERLOADED while it is away: who can tell? */
  renewed(): Promise<KeySet>;
}

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** The provider's keys. While it is away the last good set stays in use, for as long as that takes. */
function keepLastGood(fetchKeys: () => Promise<JSONWebKeySet>, now: () => Date, wait: (ms: number) => Promise<void>): KeptKeys {
  let keySet: KeySet | undefined;
  let fetchedAt = 0;
  let triedAt = -Infinity;
  let underWay: Promise<void> | undefined;
  let turn: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    triedAt = now().getTime();
    try {
      keySet = createLocalJWKSet(await fetchKeys());
      fetchedAt = now().getTime();
    } catch (error) {
      throw new Refusal('OVERLOADED', { cause: error });
    }
  }

  const fetchOnce = () => (underWay ??= refresh().finally(() => (underWay = undefined)));

  async function nextTurn(): Promise<void> {
    // What is under way may have been asked for before the new key was there.
    await underWay?.catch(() => undefined);
    const pause = triedAt + BETWEEN_UNKNOWN_KEYS_MS - now().getTime();
    if (pause > 0) await wait(pause);
    await fetchOnce();
  }

  function theKeys(): KeySet {
    if (!keySet) throw new Refusal('OVERLOADED');
    return keySet;
  }

  return {
    async current() {
      const time = now().getTime();
      if (!keySet) await fetchOnce();
      else if (time - fetchedAt > FRESH_MS && time - triedAt > BETWEEN_FETCHES_MS) void fetchOnce().catch(() => undefined);
      return theKeys();
    },
    async renewed() {
      turn ??= nextTurn().finally(() => (turn = undefined));
      await turn;
      return theKeys();
    },
  };
}
