import { calculateJwkThumbprint, exportJWK, FlattenedSign, generateKeyPair, importJWK, type JWK } from 'jose';
import { RELEASE_SIGNATURE_SECONDS, SIGNATURE_TYPES, type SignatureType } from './signatures.ts';

const ALGORITHM = 'EdDSA';

/** The public half of an Ed25519 key; its members in this order, so that it has one text. */
export interface PublicKey {
  crv: string;
  kty: string;
  x: string;
}

export interface SigningKey {
  /** Thumbprint of the public key (RFC 7638). */
  kid: string;
  publicJwk: PublicKey;
  /** Keep it where nobody else can read it. */
  privateJwk: JWK;
}

/** The public half of a key, public or private; undefined for one that is not Ed25519. */
export function publicKeyOf({ kty, crv, x }: JWK): PublicKey | undefined {
  return kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string' && /^[A-Za-z0-9_-]{43}$/.test(x)
    ? { crv, kty, x }
    : undefined;
}

/** The name of a key in signatures. */
export const kidOf = (publicKey: PublicKey): Promise<string> => calculateJwkThumbprint({ ...publicKey });

/** Reads a private key; throws for one that cannot sign. */
export async function signingKeyOf(privateJwk: JWK): Promise<SigningKey> {
  const publicJwk = publicKeyOf(privateJwk);
  if (!publicJwk || typeof privateJwk.d !== 'string') throw new Error('This is not a private Ed25519 key in the form of a JWK.');
  return { kid: await kidOf(publicJwk), publicJwk, privateJwk };
}

/** Makes a key pair. */
export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  return signingKeyOf(await exportJWK(privateKey));
}

interface Signing {
  type: SignatureType;
  key: SigningKey;
  now: Date;
  /** For how long it can be used; for ever if it is left out. */
  seconds?: number;
}

/** A detached JWS of a text (see signatures.ts). */
export async function signDetached(text: string, { type, key, now, seconds }: Signing): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const { protected: header, signature } = await new FlattenedSign(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: ALGORITHM,
      b64: false,
      crit: ['b64'],
      kid: key.kid,
      typ: SIGNATURE_TYPES[type],
      iat: issued,
      ...(seconds !== undefined && { exp: issued + seconds }),
    })
    .sign(await importJWK(key.privateJwk, ALGORITHM));
  return `${header ?? ''}..${signature}`;
}

/** Signs the text of release.json, for publishing it within a day. */
export const signRelease = (source: string, key: SigningKey, now: Date): Promise<string> =>
  signDetached(source, { type: 'release', key, now, seconds: RELEASE_SIGNATURE_SECONDS });
