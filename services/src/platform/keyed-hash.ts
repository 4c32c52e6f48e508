import { createHmac } from 'node:crypto';

/** A hash only this platform can make, base64url: it signs a link, or stands for what must not be kept. One purpose's never fits another's. */
export type KeyedHash = (purpose: string, ...parts: readonly string[]) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
