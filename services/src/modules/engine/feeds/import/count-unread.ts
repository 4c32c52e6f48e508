import type { FeedRecord } from '../fields/feed-record.ts';

/** How many of the first records of a feed state a value that no field is read from. */
export interface UnreadCount {
  path: string;
  stated: number;
  /** The first different values. */
  samples: string[];
}

const MOST_PATHS = 400;
const MOST_SAMPLES = 3;

/** Counts what records state and nothing is read from. */
export class UnreadCounts {
  #counts = new Map<string, UnreadCount & { last: FeedRecord }>();

  add(record: FeedRecord): void {
    for (const { path, text } of record.unread ?? []) {
      const count = this.#counts.get(path);
      if (count === undefined) {
        if (this.#counts.size < MOST_PATHS) this.#counts.set(path, { path, stated: 1, samples: [text], last: record });
        continue;
      }
      // A list states a value once.
      if (count.last !== record) count.stated++;
      count.last = record;
      if (count.samples.length < MOST_SAMPLES && !count.samples.includes(text)) count.samples.push(text);
    }
  }

  /** The most frequent first. */
  all(): UnreadCount[] {
    return [...this.#counts.values()]
      .toSorted((a, b) => b.stated - a.stated)
      .map(({ path, stated, samples }) => ({ path, stated, samples }));
  }
}
