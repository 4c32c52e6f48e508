import { createHash, randomBytes } from 'node:crypto';

/** A random text that opens something for whoever holds it; 256 bits unless `bytes` says otherwise. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What is stored in place of a random secret; a plain hash is enough for one that nobody can guess. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
