import { OPERATOR } from '@hirehq/shared-contracts/session';
import { roleClaim } from '../auth/roles.ts';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JSONWebKeySet, type JWTPayload } from 'jose';

export interface TestTokens {
  issuer: string;
  keys: JSONWebKeySet;
  privateKey: CryptoKey;
  sign(claims: JWTPayload, expiresIn?: string): Promise<string>;
  /** The two headers of a candidate who has just signed in, unless the claims have another `auth_time`. */
  headers(subject: string, claims?: JWTPayload): Promise<{ authorization: string; 'x-access-token': string }>;
}

const pick = (claims: JWTPayload, ...names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in claims ? [[name, claims[name]]] : [])));

/** Claims of the access token of an account with the role of operators. */
export const OPERATOR_CLAIMS: JWTPayload = roleClaim([OPERATOR], 'hirehq-api');

export const TEST_ISSUER = 'http://localhost:3000/realms/hirehq';

/** A provider's key pair and what it signs; the services check these tokens as they check any. */
export async function createTestTokens(kid = 'test-key'): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] };
  const sign = (claims: JWTPayload, expiresIn = '5m') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuedAt()
      .setIssuer(claims.iss ?? TEST_ISSUER)
      .setExpirationTime(expiresIn)
      .sign(privateKey);
  return {
    issuer: TEST_ISSUER,
    keys,
    privateKey,
    sign,
    async headers(subject, claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      const shared = { sub: subject, sid: `session-${subject}`, auth_time: now, ...pick(claims, 'sid', 'auth_time') };
      const access = await sign({ ...shared, ...pick(claims, 'resource_access'), aud: 'hirehq-api' });
      const id = await sign({
        ...shared,
        aud: 'hirehq-candidate',
        email: `${subject}@example.com`,
        email_verified: true,
        name: 'Test Candidate',
        ...claims,
      });
      return { authorization: `Bearer ${access}`, 'x-access-token': id };
    },
  };
}
