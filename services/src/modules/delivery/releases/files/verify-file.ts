import type { Release } from '@hirehq/shared-contracts/release';
import { integrityOf } from '../../../../platform/integrity.ts';

/** True for the bytes of a file that its release names. */
export function isFileOf(release: Release, file: string, data: Uint8Array): boolean {
  const expected = release.files[file];
  return expected !== undefined && data.length === expected.size && integrityOf(data) === expected.integrity;
}
