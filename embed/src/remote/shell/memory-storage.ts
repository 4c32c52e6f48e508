import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';

/** Lost with the element: nothing is stored in browsers on other sites. */
export function createStorage(): RemoteStorage {
  const stored = new Map<string, string>();
  return {
    get: (key) => stored.get(key),
    set(key, value) {
      stored.set(key, value);
      return true;
    },
    remove: (key) => void stored.delete(key),
  };
}
