import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';

/**
 * Whether the browser's storage takes so many more characters; false if it is blocked. It is tried with a key of its own, which
 * other tabs do not read.
 */
export function hasStorageRoom(characters: number): boolean {
  try {
    localStorage.setItem(STORAGE_KEYS.room, 'x'.repeat(characters));
    localStorage.removeItem(STORAGE_KEYS.room);
    return true;
  } catch {
    return false;
  }
}
