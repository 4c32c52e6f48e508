import { newId } from '../ids/new-id.ts';

/** The hex digits of a SHA-256 that a key carries: enough to notice what a disk changes. */
const DIGITS = 15;
/** Position of the digit that says of which kind a UUID is, and the kind of keys that carry a digest. */
const KIND_AT = 14;
const KIND = '8';

/** A new key that carries the digest of its file (SHA-256, hex). */
export function keyWithDigest(digest: string, random = newId()): string {
  return `${random.slice(0, KIND_AT)}${KIND}${random.slice(KIND_AT + 1, 20)}${digest.slice(0, 3)}-${digest.slice(3, DIGITS)}`;
}

/** True if a file with this digest may have the key; keys of files that were stored before keys carried a digest accept any. */
export function isDigestOf(key: string, digest: string): boolean {
  if (key[KIND_AT] !== KIND) return true;
  return key.slice(20).replace('-', '') === digest.slice(0, DIGITS);
}
