import type { Database } from '../database/database.ts';
import { outsideStatementBudget } from '../database/statement-budget.ts';

interface CacheLimits {
  /** How long a value is used. */
  ttlMs: number;
  /** Number of keys; beyond that the cache is emptied. */
  max?: number;
}

interface CachedRead<Key, Value> {
  (db: Database, key: Key): Promise<Value>;
  /** Empties the cache of a database. */
  clear(db: Database): void;
}

/**
 * Caches what is read from a database, apart for each database and key. Concurrent callers share one read, which no request's budget
 * ends. Failures and undefined are not cached.
 */
export function cachedRead<Value, Key = void>(
  { ttlMs, max = 1 }: CacheLimits,
  read: (db: Database, key: Key) => Promise<Value>,
): CachedRead<Key, Value> {
  const caches = new WeakMap<Database, Map<Key, { expires: number; value: Promise<Value> }>>();
  const cached = (db: Database, key: Key) => {
    const cache = caches.get(db) ?? new Map<Key, { expires: number; value: Promise<Value> }>();
    caches.set(db, cache);
    const known = cache.get(key);
    if (known && known.expires > performance.now()) return known.value;
    if (!known && cache.size >= max) cache.clear();
    const value = outsideStatementBudget(() => read(db, key));
    const entry = { expires: performance.now() + ttlMs, value };
    cache.set(key, entry);
    const forget = () => cache.get(key) === entry && cache.delete(key);
    value.then((found) => found === undefined && forget(), forget);
    return value;
  };
  return Object.assign(cached, { clear: (db: Database) => void caches.delete(db) });
}
