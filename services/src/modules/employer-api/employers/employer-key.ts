import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../../platform/ids/secret.ts';

const KEY = /^hq_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;

export interface NewKey {
  id: string;
  /** The complete key, shown only once. */
  key: string;
  secretHash: string;
}

/** The secret has 256 random bits, so a plain hash is sufficient. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function makeKey(): NewKey {
  const id = randomBytes(8).toString('hex');
  const secret = newSecret();
  return { id, key: `hq_${id}_${secret}`, secretHash: hashOf(secret) };
}

/** The id of a key, and a check of its secret against a stored hash; undefined for a malformed key. */
export function readKey(key: string): { id: string; fits: (secretHash: string) => boolean } | undefined {
  const [, id, secret] = KEY.exec(key) ?? [];
  if (!id || !secret) return undefined;
  return { id, fits: (secretHash) => timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(secretHash)) };
}
