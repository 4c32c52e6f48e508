import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/**
 * A token for the visitor of a session of your own. `jwk` is your private key and `kid` its name, `employer` your id or a domain you have
 * proven, `platform` the origin of the platform. Leave out what you do not know.
 */
export async function visitorToken({ jwk, kid, employer, platform }, { name, email, phone }) {
  return new SignJWT({ name, email, phone })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setIssuer(employer)
    .setAudience(platform)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('2m')
    .sign(await importJWK(jwk, 'EdDSA'));
}
