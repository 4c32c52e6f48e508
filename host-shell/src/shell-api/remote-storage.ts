import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';
import { remoteStorageKey } from '@hirehq/shared-contracts/storage-keys';

/** Browser storage under one remote's name. If storage is full or blocked, it returns false or undefined and never throws. */
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
