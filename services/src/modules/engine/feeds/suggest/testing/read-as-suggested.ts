import type { FeedItem, FeedRecord } from '../../fields/feed-record.ts';
import { parseFeed } from '../../formats/parse-feed.ts';
import { suggestMap } from '../suggest-map.ts';

async function* once(text: string) {
  yield Buffer.from(text);
}

/** A feed of this text. */
export const feedOf = (text: string) => ({ name: 'feed', charset: undefined, bytes: once(text) });

/** A description of two sentences. */
export const BODY = 'You look after three greenhouses. You water what grows in them.';

/** The records among the items of a feed. */
export async function recordsAsSuggested(items: AsyncIterable<FeedItem>): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  for await (const item of items) if (item.kind === 'record') records.push(item.record);
  return records;
}

/** The map that is suggested for a feed, and what is read with it. */
export async function readAsSuggested(text: string) {
  const map = await suggestMap(feedOf(text));
  return { map, records: await recordsAsSuggested(parseFeed(map.about.format, feedOf(text), map).items) };
}
