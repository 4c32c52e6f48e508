import { STORAGE_KEYS, type StorageKey } from '@hirehq/shared-contracts/storage-keys';

/** A text that the shell stores in the browser, by its name in the contract; undefined if storage is blocked. */
export const shellStorage = {
  get(key: StorageKey): string | undefined {
    try {
      return localStorage.getItem(STORAGE_KEYS[key]) ?? undefined;
    } catch {
      return undefined;
    }
  },
  take(key: StorageKey): string | undefined {
    const value = this.get(key);
    try {
      localStorage.removeItem(STORAGE_KEYS[key]);
    } catch {
      return undefined;
    }
    return value;
  },
  set(key: StorageKey, value: string): void {
    try {
      localStorage.setItem(STORAGE_KEYS[key], value);
    } catch {
      return;
    }
  },
};
