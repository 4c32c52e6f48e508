import { expect, test } from 'vitest';
import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import type { UnreadValue } from '../fields/feed-record.ts';
import { MOST_WATCHED } from './watched-record.ts';
import { parseFeed } from './parse-feed.ts';

async function* once(text: string) {
  yield Buffer.from(text);
}

async function unreadOf(format: FeedFormat, text: string): Promise<(readonly UnreadValue[] | undefined)[]> {
  const found: (readonly UnreadValue[] | undefined)[] = [];
  for await (const item of parseFeed(format, { name: 'feed', charset: undefined, bytes: once(text) }).items) {
    if (item.kind !== 'record') throw new Error(`no record: ${JSON.stringify(item)}`);
    found.push(item.record.unread);
  }
  return found;
}

const BODY = 'You look after three greenhouses.';

test.each<[FeedFormat, string, UnreadValue[]]>([
  [
    'greenhouse',
    JSON.stringify({
      jobs: [{ id: 1, title: 'Gardener', content: BODY, absolute_url: 'https://a.example/1', pay_note: '20 an hour' }],
    }),
    [{ path: 'pay_note', text: '20 an hour' }],
  ],
  [
    'lever',
    JSON.stringify([{ id: 'a', text: 'Gardener', description: BODY, hostedUrl: 'https://a.example/1', country: 'AT' }]),
    [{ path: 'country', text: 'AT' }],
  ],
  [
    'ashby',
    JSON.stringify({
      jobs: [{ id: 'a', title: 'Gardener', descriptionHtml: BODY, jobUrl: 'https://a.example/1', team: 'Roses' }],
    }),
    [{ path: 'team', text: 'Roses' }],
  ],
  [
    'jsonld',
    JSON.stringify({
      '@type': 'JobPosting',
      title: 'Gardener',
      description: BODY,
      workHours: '9 to 5',
      url: 'https://a.example',
    }),
    [{ path: 'workHours', text: '9 to 5' }],
  ],
  [
    'json',
    JSON.stringify([{ id: '1', title: 'Gardener', description: BODY, meta: [{ name: 'Shift', value: 'Night' }] }]),
    [{ path: 'meta[name=Shift].value', text: 'Night' }],
  ],
  ['csv', `id,title,description,Uniform\n1,Gardener,${BODY},Green`, [{ path: 'Uniform', text: 'Green' }]],
  [
    'xml',
    `<jobs><job><id>1</id><title>Gardener</title><description>${BODY}</description><uniform>Green</uniform></job></jobs>`,
    [{ path: 'uniform', text: 'Green' }],
  ],
  [
    'indeed-xml',
    `<source><job><referencenumber>1</referencenumber><title>Gardener</title><description>${BODY}</description><shift>Night</shift></job></source>`,
    [{ path: 'shift', text: 'Night' }],
  ],
])('SV-09 %s: what a record states and no field is read from is named', async (format, text, expected) => {
  expect(await unreadOf(format, text)).toEqual([expected]);
});

test('SV-09 only the first records are watched', async () => {
  const jobs = Array.from({ length: MOST_WATCHED + 1 }, (_, id) => ({
    id: String(id),
    title: 'Gardener',
    description: BODY,
    x: 1,
  }));
  const unread = await unreadOf('json', JSON.stringify(jobs));
  expect([unread.at(-2)?.length, unread.at(-1)]).toEqual([1, undefined]);
});
