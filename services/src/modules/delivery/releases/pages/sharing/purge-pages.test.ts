import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../../index.ts';
import { liveSequence } from '../../sets/sets.store.ts';
import { writeTestRelease } from '../../testing/test-release.ts';

let app: TestApp;
let cache: Server;
let status = 200;
let received: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  cache = createServer(({ method, url, headers }, response) => {
    received.push({ method, url, headers });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const purgeUrl = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/pages`;
  app = await createTestApp({ modules: [releasesModule], config: { sharedPages: { seconds: 30, purgeUrl } } });
});
afterAll(async () => {
  await app.close();
  cache.close();
});

const publish = async (version: string) => publishReleases(app.services, [await writeTestRelease({ remote: 'shell', version })]);
const setsTold = () => received.map(({ headers }) => headers['hirehq-live-set']);

test('PF-01 each new live set is told to the cache once, with the tag of all pages', async () => {
  await publish('1.0.0');
  const first = await liveSequence(app.db);
  await expect.poll(setsTold, { timeout: 60_000 }).toEqual([String(first)]);
  expect(received[0]).toMatchObject({
    method: 'PURGE',
    url: '/pages',
    headers: { 'cache-tag': 'hirehq-pages', 'surrogate-key': 'hirehq-pages' },
  });
  // What changes nothing makes no set.
  await publish('1.0.0');
  await publish('1.1.0');
  await expect.poll(setsTold, { timeout: 60_000 }).toEqual([String(first), String(first + 1)]);
});

test('PF-01 a cache that refuses it is told again, and keeps no release back', async () => {
  [received, status] = [[], 500];
  expect(await publish('1.2.0')).toHaveLength(1);
  const sequence = String(await liveSequence(app.db));
  await expect.poll(setsTold, { timeout: 60_000 }).toContain(sequence);
  status = 204;
  await expect.poll(() => received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  expect(new Set(setsTold())).toEqual(new Set([sequence]));
});
