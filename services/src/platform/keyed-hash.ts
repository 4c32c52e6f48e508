import { createHmac } from 'node:crypto';

/** A keyed hash (HMAC), base64url: signs a link, or replaces a value that must not be stored. Hashes for different purposes never match. */
export type KeyedHash = (purpose: string, ...parts: readonly string[]) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
