/** Set when an answer says that what the page shows is not there (SH-39); the next navigation takes it back (SH-10). */
export interface NotFoundFlag {
  current(): boolean;
  subscribe(listener: () => void): () => void;
  set(value: boolean): void;
}

export function createNotFoundFlag(): NotFoundFlag {
  let current = false;
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(value) {
      if (current === value) return;
      current = value;
      for (const listener of listeners) listener();
    },
  };
}
