import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
/** A configured secret. */
const MIN_CHARACTERS = 32;
/** A random secret of 24 bytes or more has fewer with a chance below one in 10^12. */
const MIN_DIFFERENT_CHARACTERS = 10;

/** A random text that opens something for whoever holds it; 256 bits unless `bytes` says otherwise. */
export const newSecret = (bytes = SECRET_BYTES): string => randomBytes(bytes).toString('base64url');

/** What is stored in place of a random secret; a plain hash is enough for one that nobody can guess. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const isVaried = (text: string) => new Set(text).size >= MIN_DIFFERENT_CHARACTERS;

/** True for what `newSecret(bytes)` may have returned; false for a part of it, for an empty text and for what a damaged disk returns. */
export const hasFormOfSecret = (text: string, bytes = SECRET_BYTES): boolean =>
  isVaried(text) &&
  Buffer.from(text, 'base64url').toString('base64url') === text &&
  Buffer.byteLength(text, 'base64url') === bytes;

/** Why a secret that somebody chose is refused; undefined for one that is accepted. */
export function mistakeOfSecret(text: string): string | undefined {
  if (text.length < MIN_CHARACTERS) return `must have at least ${MIN_CHARACTERS} characters`;
  if (/[\p{Cc}\uFFFD]/u.test(text)) return 'must not contain control characters or bytes that are not text';
  if (text.trim() !== text) return 'must not begin or end with a space';
  if (!isVaried(text))
    return `must have at least ${MIN_DIFFERENT_CHARACTERS} different characters; openssl rand -base64 32 makes one`;
  return undefined;
}
