import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import type { Feed } from '../fields/feed-record.ts';
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

export const parseFeed = (format: FeedFormat, source: FeedSource, map: FeedMap = { fields: {} }): Feed =>
  FORMATS[format](map.encoding === undefined ? source : { ...source, charset: map.encoding }, map);
