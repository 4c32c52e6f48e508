interface Entry {
  /** The state of the file when its bytes were verified. */
  state: string;
  data: Buffer;
}

/** Verified bytes by path; beyond `limit` bytes, those that were not used for the longest time are dropped. */
export function createByteCache(limit: number) {
  const entries = new Map<string, Entry>();
  let total = 0;

  const drop = (path: string) => {
    total -= entries.get(path)?.data.length ?? 0;
    entries.delete(path);
  };

  return {
    get(path: string): Entry | undefined {
      const entry = entries.get(path);
      if (!entry) return undefined;
      entries.delete(path);
      entries.set(path, entry);
      return entry;
    },
    set(path: string, entry: Entry): void {
      drop(path);
      entries.set(path, entry);
      total += entry.data.length;
      for (const oldest of entries.keys()) {
        if (total <= limit || oldest === path) break;
        drop(oldest);
      }
    },
  };
}
