import { randomBytes } from 'node:crypto';
import type Provider from 'oidc-provider';

const SECRET_BYTES = 32;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * keycloak-js decodes the payload of a refresh token. Ours is an opaque value that is looked up: it only has the form of a
 * JWT, its last part is random, and the other two are never trusted.
 */
export function shapeRefreshTokens(provider: Provider): void {
  Object.assign(provider.RefreshToken.prototype, { generateTokenId });

  function generateTokenId(this: { sid?: string; expiration: number }): string {
    const issuedAt = Math.floor(Date.now() / 1000);
    const claims = { typ: 'Refresh', iat: issuedAt, exp: issuedAt + this.expiration, sid: this.sid };
    return `${encode({ typ: 'opaque' })}.${encode(claims)}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
  }
}
