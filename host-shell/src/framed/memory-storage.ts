/** A storage that ends with the page. */
class MemoryStorage implements Storage {
  readonly #stored = new Map<string, string>();

  get length(): number {
    return this.#stored.size;
  }

  key(index: number): string | null {
    return [...this.#stored.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#stored.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#stored.set(key, value);
  }

  removeItem(key: string): void {
    this.#stored.delete(key);
  }

  clear(): void {
    this.#stored.clear();
  }
}

function isBlocked(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return !window[name];
  } catch {
    return true;
  }
}

/** Some browsers block the storage of frames. A frame stays where it is while its candidate signs in, so memory does instead. */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (isBlocked(name)) Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
}
