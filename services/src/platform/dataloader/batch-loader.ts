import DataLoader from 'dataloader';

/**
 * Collects the keys requested in one turn of the event loop and loads them with one call; a key that the call does not return is
 * undefined. A loader lives as long as its request.
 */
export function batchLoader<K, V>(
  loadMany: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  const loader = new DataLoader<K, V | undefined>(async (keys) => {
    const values = await loadMany(keys);
    return keys.map((key) => values.get(key));
  });
  return (key) => loader.load(key);
}
