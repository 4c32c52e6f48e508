import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';

interface StoredItemOptions {
  storage: RemoteStorage;
  /** Under the name of the remote. */
  key: string;
  /** Whose item it is: that of somebody else is not returned. Omitted where the key says it. */
  owner?: string;
}

/** A value in the storage of this browser. */
export interface StoredItem<Value> {
  /** Undefined if there is none of this owner, or `parse` returns undefined for it, as for that of another release. */
  get: (parse: (value: unknown) => Value | undefined) => Value | undefined;
  /** False if the browser did not store it: storage is full or blocked. */
  set: (value: Value) => boolean;
  remove: () => void;
}

/** A draft, or something else that a person left in this browser: it survives reloads, and nobody else gets it. */
export const storedItem = <Value>({ storage, key, owner }: StoredItemOptions): StoredItem<Value> => ({
  get(parse) {
    try {
      const stored = JSON.parse(storage.get(key) ?? 'null') as { owner?: unknown; draft?: unknown } | null;
      // Earlier releases stored some values beside their owner.
      return stored && stored.owner === owner ? parse(stored.draft ?? stored) : undefined;
    } catch {
      // Not JSON.
      return undefined;
    }
  },
  set: (draft) => storage.set(key, JSON.stringify({ owner, draft })),
  remove: () => storage.remove(key),
});
