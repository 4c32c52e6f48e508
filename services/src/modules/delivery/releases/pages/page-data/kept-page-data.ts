import { LRUCache } from 'lru-cache';

/** A result up to this many times the age of a fresh one is served while a new one is read. */
const STALE_TIMES = 6;
const MAX_BYTES = 32 * 1024 * 1024;
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

interface Kept {
  result: unknown;
  /** Length of its JSON. */
  size: number;
  /** The ids in it, of jobs and others: many jobs may be closed at once, and each has to be looked for. */
  ids: ReadonlySet<string>;
  readAt: number;
}

function keptOf(result: unknown, readAt: number): Kept {
  const text = JSON.stringify(result) ?? '';
  return { result, size: Math.max(1, text.length), ids: new Set(text.match(ID)), readAt };
}

interface KeptPageDataOptions {
  /** A result up to this age is served as it is, in milliseconds; 0: none is kept. */
  freshMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  maxBytes?: number;
}

/**
 * Results of the first queries of public pages, kept in this process for all visitors who are not signed in: equal requests at once are
 * one query, and a result is served until it is six times as old as a fresh one.
 */
export function keptPageData({ freshMs, now = () => performance.now(), maxBytes = MAX_BYTES }: KeptPageDataOptions) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  const underWay = new Map<string, Promise<unknown>>();
  /** Raised when something is dropped: what was being read then may contain it, and is not kept. */
  let drops = 0;

  function request(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const known = underWay.get(key);
    if (known) return known;
    const dropsBefore = drops;
    const reading = read().then((result) => {
      if (dropsBefore === drops) kept.set(key, keptOf(result, now()));
      return result;
    });
    underWay.set(key, reading);
    const end = () => underWay.get(key) === reading && underWay.delete(key);
    reading.then(end, end);
    return reading;
  }

  return {
    /** The result of `read` for this key, or one that was kept. A failure is not kept. */
    async read(key: string, read: () => Promise<unknown>): Promise<unknown> {
      if (freshMs === 0) return read();
      const known = kept.get(key);
      const age = known ? now() - known.readAt : Number.POSITIVE_INFINITY;
      if (!known || age > STALE_TIMES * freshMs) return request(key, read);
      // The next visitor tries again after a failure.
      if (age > freshMs) request(key, read).catch(() => undefined);
      return known.result;
    },

    /** Drops every result that contains one of these ids of jobs; without ids, all results. */
    drop(ids: readonly string[]): void {
      drops += 1;
      underWay.clear();
      if (ids.length === 0) return kept.clear();
      for (const [key, held] of kept.entries()) if (ids.some((id) => held.ids.has(id))) kept.delete(key);
    },
  };
}
export type KeptPageData = ReturnType<typeof keptPageData>;
