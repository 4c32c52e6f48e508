/** Values by key; beyond `limit` bytes, those that were not used for the longest time are dropped. */
export function createByteCache<T>(limit: number, bytesOf: (value: T) => number) {
  const values = new Map<string, T>();
  let total = 0;

  const drop = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    total -= bytesOf(value);
    values.delete(key);
  };

  return {
    get(key: string): T | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: string, value: T): void {
      drop(key);
      values.set(key, value);
      total += bytesOf(value);
      for (const oldest of values.keys()) {
        if (total <= limit || oldest === key) break;
        drop(oldest);
      }
    },
  };
}
