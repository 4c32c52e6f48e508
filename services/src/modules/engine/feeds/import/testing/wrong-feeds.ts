import { gzipSync } from 'node:zlib';
import type { FeedSource } from '../../../../../platform/feed-source/feed-source.ts';

const MB = 1024 * 1024;
const piece = (text: string, size = 256 * 1024) => Buffer.from(text.repeat(Math.ceil(size / text.length)));

async function* endless(start: string, filler: string, total: number, end: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(start);
  const each = piece(filler);
  for (let sent = 0; sent < total; sent += each.length) yield each;
  yield Buffer.from(end);
}

/** A gzip of many members, each a megabyte of spaces: about a kilobyte compressed. */
async function* bomb(start: string): AsyncGenerator<Uint8Array> {
  yield gzipSync(start);
  const member = gzipSync(Buffer.alloc(4 * MB, ' '));
  for (let sent = 0; sent < 1024; sent++) yield member;
}

/** More than the heap of whoever reads them. */
const HUGE = 256 * MB;
const job = (id: number) => JSON.stringify({ id, title: `Baker ${id}`, company: 'Daily Crumb', description: 'You bake bread.' });
const xmlJob = (id: number, description = 'You bake bread.') =>
  `<job><referencenumber>${id}</referencenumber><title>Baker</title><company>Crumb</company><description>${description}</description></job>`;

interface WrongFeed {
  format: 'json' | 'csv' | 'indeed-xml' | 'jsonld' | 'greenhouse';
  name?: string;
  bytes: () => AsyncGenerator<Uint8Array>;
}

/** Malicious feeds, generated while they are read. */
export const WRONG_FEEDS = {
  'a line of 256 MB': {
    format: 'json',
    name: 'a.ndjson',
    bytes: () => endless(`${job(1)}\n{"a":"`, 'x', HUGE, `"}\n${job(2)}\n`),
  },
  'a record of 256 MB': { format: 'json', bytes: () => endless(`{"jobs":[${job(1)},{"id":2,"text":"`, 'x', HUGE, '"}]}') },
  'an object of 256 MB without a list': { format: 'json', bytes: () => endless('{"a":1', `,"b":"${'x'.repeat(58)}"`, HUGE, '}') },
  'a list of nothing': { format: 'json', bytes: () => endless('[', ',', 128 * MB, ']') },
  'brackets in brackets': { format: 'json', bytes: () => endless('[', '[', HUGE, '') },
  'a Greenhouse record of 256 MB': {
    format: 'greenhouse',
    bytes: () => endless(`{"jobs":[{"id":1,"content":"`, 'x', HUGE, '"}]}'),
  },
  'a cell of 256 MB': { format: 'csv', bytes: () => endless('title,description\nA,"', 'x', HUGE, '"\nB,C\n') },
  'a heading of 256 MB': { format: 'csv', bytes: () => endless('title,description', ',x', HUGE, '\n') },
  'an XML text of 256 MB': {
    format: 'indeed-xml',
    bytes: () => endless(`<source>${xmlJob(1)}<job><description>`, 'x', HUGE, '</description></job></source>'),
  },
  'an XML attribute without an end': { format: 'indeed-xml', bytes: () => endless('<source a="', 'x', 128 * MB, '') },
  'an XML comment of 128 MB': { format: 'indeed-xml', bytes: () => endless('<source><!--', 'x', 128 * MB, '--></source>') },
  'an XML record of 64 MB of elements': {
    format: 'indeed-xml',
    bytes: () =>
      endless(
        `<source><job><description>`,
        '<b>x</b>',
        64 * MB,
        `</description><referencenumber>1</referencenumber></job>${xmlJob(2)}</source>`,
      ),
  },
  'XML elements in elements': { format: 'indeed-xml', bytes: () => endless('<source>', '<a>', 128 * MB, '') },
  'an XML record of elements in elements': {
    format: 'indeed-xml',
    bytes: () => endless('<source><job>', '<a>', 4 * MB, `</job>${xmlJob(2)}</source>`),
  },
  'an XML record of a million elements': {
    format: 'indeed-xml',
    bytes: () => endless('<source><job><description>', '<b/>', 4 * MB, `</description></job>${xmlJob(2)}</source>`),
  },
  'a page of 256 MB': { format: 'jsonld', bytes: () => endless('<html>', '<script>', HUGE, '') },
  'a page of open scripts': { format: 'jsonld', bytes: () => endless('<html>', '<script type=', 8 * MB, '') },
  'a gzip bomb': { format: 'json', name: 'a.ndjson.gz', bytes: () => bomb(`${job(1)}\n`) },
  'a gzip bomb of XML': { format: 'indeed-xml', bytes: () => bomb(`<source>${xmlJob(1)}`) },
} as const satisfies Record<string, WrongFeed>;
export type WrongFeedName = keyof typeof WRONG_FEEDS;

export function wrongFeed(name: WrongFeedName): { format: WrongFeed['format']; source: FeedSource } {
  const feed: WrongFeed = WRONG_FEEDS[name];
  return { format: feed.format, source: { name: feed.name ?? 'feed', charset: undefined, bytes: feed.bytes() } };
}
