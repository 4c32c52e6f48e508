import type { Feed, FeedItem } from '../fields/feed-record.ts';

/** The items up to the first valid record, which names the source. */
export async function firstRecord(feed: Feed): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (;;) {
    const { value, done } = await feed.items.next();
    if (done) return items;
    items.push(value);
    if (value.kind === 'record') return items;
  }
}

/** The items with those that were read already. */
export async function* resumed(first: readonly FeedItem[], rest: AsyncGenerator<FeedItem>): AsyncGenerator<FeedItem> {
  yield* first;
  yield* rest;
}
