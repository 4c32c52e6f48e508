import { createHash } from 'node:crypto';
import type { Release } from '@hirehq/shared-contracts/release';

/** Hash of bytes, in the form of `integrity` attributes. */
export const integrityOf = (data: Uint8Array): string => `sha384-${createHash('sha384').update(data).digest('base64')}`;

/** True for the bytes of a file that its release names. */
export function isFileOf(release: Release, file: string, data: Uint8Array): boolean {
  const expected = release.files[file];
  return expected !== undefined && data.length === expected.size && integrityOf(data) === expected.integrity;
}
