/** Gathers the keys asked for in one turn and loads them with one call. One loader lives as long as its request. */
export function batchLoader<K, V>(
  loadMany: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  const known = new Map<K, Promise<V | undefined>>();
  let waiting: K[] = [];
  let batch: Promise<ReadonlyMap<K, V>> | undefined;

  function gather(): Promise<ReadonlyMap<K, V>> {
    // After the microtasks of this turn: sibling fields have all asked by then.
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
