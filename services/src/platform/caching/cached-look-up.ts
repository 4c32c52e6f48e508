import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';

interface LookUpLimits {
  /** How long what was found is used. */
  ttlMs: number;
  /** Number of keys; beyond that those that were not used for the longest time are removed. */
  max: number;
  /** False if a key without an entry may get one at any time: it is looked up again each time. */
  keepsMissing: boolean;
}

/** Looks up several keys; those without an entry are left out of the result. */
export type LookUp<Value> = (db: Database, keys: readonly string[]) => Promise<Map<string, Value>>;

/** The clock at the time of the call: that of a test may replace it. */
const CLOCK = { now: () => performance.now() };

/**
 * Caches what is looked up in a database, apart for each database and key: only the keys that are not known are looked up, all at once.
 * Failures are not cached.
 */
export function cachedLookUp<Value>({ ttlMs, max, keepsMissing }: LookUpLimits, find: LookUp<Value>): LookUp<Value> {
  const caches = new WeakMap<Database, LRUCache<string, { value: Value | undefined }>>();
  return async (db, keys) => {
    const cache = caches.get(db) ?? new LRUCache<string, { value: Value | undefined }>({ max, ttl: ttlMs, perf: CLOCK });
    caches.set(db, cache);
    const entries = new Map([...new Set(keys)].map((key) => [key, cache.get(key)]));
    const unknown = [...entries].flatMap(([key, entry]) => (entry ? [] : [key]));
    const found = unknown.length > 0 ? await find(db, unknown) : new Map<string, Value>();
    for (const key of unknown) {
      const entry = { value: found.get(key) };
      entries.set(key, entry);
      if (entry.value !== undefined || keepsMissing) cache.set(key, entry);
    }
    return new Map([...entries].flatMap(([key, entry]) => (entry?.value === undefined ? [] : [[key, entry.value] as const])));
  };
}
