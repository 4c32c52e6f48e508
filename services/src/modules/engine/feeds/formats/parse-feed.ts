import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import type { Feed, FeedItem } from '../fields/feed-record.ts';
import { withPayOfDescription } from '../fields/pay/pay-in-description.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { ashbyFeed } from './ashby.ts';
import { csvFeed } from './csv.ts';
import type { FeedMap } from './feed-map.ts';
import { greenhouseFeed } from './greenhouse.ts';
import { indeedXmlFeed } from './indeed-xml.ts';
import { jsonFeed } from './json.ts';
import { jsonLdFeed } from './jsonld.ts';
import { leverFeed } from './lever.ts';
import { xmlFeed } from './xml.ts';

const FORMATS = {
  greenhouse: greenhouseFeed,
  lever: leverFeed,
  ashby: ashbyFeed,
  'indeed-xml': indeedXmlFeed,
  jsonld: jsonLdFeed,
  json: jsonFeed,
  csv: csvFeed,
  xml: xmlFeed,
} satisfies Record<FeedFormat, (source: FeedSource, map: FeedMap) => Feed>;

async function* withPay(items: AsyncGenerator<FeedItem>): AsyncGenerator<FeedItem> {
  for await (const item of items)
    yield item.kind === 'record' ? { kind: 'record', record: withPayOfDescription(item.record) } : item;
}

export function parseFeed(format: FeedFormat, source: FeedSource, map: FeedMap = { fields: {} }): Feed {
  const feed = FORMATS[format](map.encoding === undefined ? source : { ...source, charset: map.encoding }, map);
  return { ...feed, items: withPay(feed.items) };
}
