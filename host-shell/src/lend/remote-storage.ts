import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';
import { remoteStorageKey } from '@hirehq/shared-contracts/storage-keys';

/** The browser's storage under one remote's name. A full or blocked storage answers false and undefined, it never throws. */
export function createRemoteStorage(remote: string): RemoteStorage {
  return {
    get(key) {
      try {
        return localStorage.getItem(remoteStorageKey(remote, key)) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(remoteStorageKey(remote, key), value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        localStorage.removeItem(remoteStorageKey(remote, key));
      } catch {
        return;
      }
    },
  };
}
