/** Collects the keys requested in one turn of the event loop and loads them with one call. A loader lives as long as its request. */
export function batchLoader<K, V>(
  loadMany: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  const known = new Map<K, Promise<V | undefined>>();
  let waiting: K[] = [];
  let batch: Promise<ReadonlyMap<K, V>> | undefined;

  function gather(): Promise<ReadonlyMap<K, V>> {
    // After the microtasks of this turn, when all sibling fields have requested their keys.
    return new Promise((resolve, reject) => {
      void Promise.resolve().then(() =>
        process.nextTick(() => {
          const keys = waiting;
          waiting = [];
          batch = undefined;
          loadMany(keys).then(resolve, reject);
        }),
      );
    });
  }

  return (key) => {
    const before = known.get(key);
    if (before) return before;
    waiting.push(key);
    batch ??= gather();
    const value = batch.then((values) => values.get(key));
    known.set(key, value);
    return value;
  };
}
