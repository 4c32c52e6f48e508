import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../ids/secret.ts';

/** Of an employer, of a team. */
export type KeyPrefix = 'hq' | 'hqt';

const KEY = /^([a-z]+)_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;

export interface NewKey {
  id: string;
  /** The complete key, shown only once. */
  key: string;
  secretHash: string;
}

/** The secret has 256 random bits, so a plain hash is sufficient. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function makeKey(prefix: KeyPrefix): NewKey {
  const id = randomBytes(8).toString('hex');
  const secret = newSecret();
  return { id, key: `${prefix}_${id}_${secret}`, secretHash: hashOf(secret) };
}

/** The id of a key, and a check of its secret against a stored hash; undefined for a malformed key and for one of another kind. */
export function readKey(prefix: KeyPrefix, key: string): { id: string; fits: (secretHash: string) => boolean } | undefined {
  const [, kind, id, secret] = KEY.exec(key) ?? [];
  if (kind !== prefix || !id || !secret) return undefined;
  return { id, fits: (secretHash) => timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(secretHash)) };
}
