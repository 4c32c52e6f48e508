import { createHash } from 'node:crypto';

/** Hash of bytes, in the form of `integrity` attributes. */
export const integrityOf = (data: Uint8Array): string => `sha384-${createHash('sha384').update(data).digest('base64')}`;
