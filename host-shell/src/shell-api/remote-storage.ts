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
        // In a frame whose storage is blocked, it is an object in memory (framed/memory-storage.ts).
        return localStorage instanceof Storage;
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
