import { isRecord } from '@hirehq/shared-contracts/is-record';
import type { FeedItem, UnreadValue } from '../fields/feed-record.ts';
import { sampleOf } from './read-field.ts';
import { leavesOf } from './record-leaves.ts';

type Holder = Record<string, unknown> | unknown[];

/** Records of a feed that are watched: what none of them has, the feed hardly states. */
export const MOST_WATCHED = 200;
/** Values of a record that are named. */
const MOST_UNREAD = 100;

/** A record that notes which of its values are read. */
class WatchedRecord {
  readonly #raw: Record<string, unknown>;
  readonly #read = new Map<Holder, Set<string>>();
  readonly #seen = new WeakMap<Holder, Holder>();
  readonly record: Record<string, unknown>;

  constructor(raw: Record<string, unknown>) {
    this.#raw = raw;
    this.record = this.#watch(raw);
  }

  #watch<Of extends Holder>(holder: Of): Of {
    const known = this.#seen.get(holder);
    if (known) return known as Of;
    const watched = new Proxy(holder, {
      get: (target, key, receiver) => {
        const value: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol') return value;
        if (Array.isArray(value) || isRecord(value)) return this.#watch(value);
        const keys = this.#read.get(target);
        if (keys) keys.add(key);
        else this.#read.set(target, new Set([key]));
        return value;
      },
    });
    this.#seen.set(holder, watched);
    return watched;
  }

  /** The texts and numbers of the record that were not read. */
  unread(): UnreadValue[] {
    const found: UnreadValue[] = [];
    for (const { path, value, holder, key } of leavesOf(this.#raw)) {
      if (found.length === MOST_UNREAD) break;
      if (typeof value === 'boolean' || this.#read.get(holder)?.has(key)) continue;
      found.push({ path, text: sampleOf(String(value)) });
    }
    return found;
  }
}

/** The item of an object; with the values that were not read, if it is watched. */
export function itemWatched<Item extends FeedItem | undefined>(
  value: Record<string, unknown>,
  isWatched: boolean,
  itemOf: (value: Record<string, unknown>) => Item,
): Item {
  if (!isWatched) return itemOf(value);
  const watched = new WatchedRecord(value);
  const item = itemOf(watched.record);
  return item?.kind === 'record' ? { ...item, record: { ...item.record, unread: watched.unread() } } : item;
}
