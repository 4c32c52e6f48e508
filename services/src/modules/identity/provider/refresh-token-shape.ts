import { randomBytes } from 'node:crypto';
import type Provider from 'oidc-provider';

const SECRET_BYTES = 32;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * keycloak-js decodes the middle of a refresh token. Ours stays an opaque value that is looked up: it only looks like a
 * JWT, its last part is chance, and nothing ever trusts the other two.
 */
export function shapeRefreshTokens(provider: Provider): void {
  Object.assign(provider.RefreshToken.prototype, { generateTokenId });

  function generateTokenId(this: { sid?: string; expiration: number }): string {
    const issuedAt = Math.floor(Date.now() / 1000);
    const claims = { typ: 'Refresh', iat: issuedAt, exp: issuedAt + this.expiration, sid: this.sid };
    return `${encode({ typ: 'opaque' })}.${encode(claims)}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
  }
}
