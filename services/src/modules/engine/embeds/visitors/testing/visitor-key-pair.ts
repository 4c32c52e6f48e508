import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export type Algorithm = 'EdDSA' | 'ES256';

/** The key pair of a portal, which signs as its server would. */
export async function visitorKeyPair(algorithm: Algorithm = 'EdDSA') {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  return {
    kid,
    publicJwk,
    privateJwk: await exportJWK(privateKey),
    sign: (claims: JWTPayload, header: Record<string, unknown> = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, ...header }).sign(privateKey),
  };
}
