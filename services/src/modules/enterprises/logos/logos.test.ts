import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { CompanyPageDocument } from '@hirehq/shared-contracts/graphql';
import { askEmployer } from '../../../access/testing/ask-employer.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { proposeLogos } from './index.ts';
import { addDomains, logoOf, takeDueLogos } from './logos.store.ts';
import { renewLogo } from './renew-logo.ts';

const START = new Date('2026-05-04T09:00:00Z');
let app: TestApp;
let server: Server;
let origin: string;
let time = START;
let colour = '#c00';
let isAway = false;
let requests: string[] = [];

const drawn = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: colour } })
    .png()
    .toBuffer();

beforeAll(async () => {
  app = await createTestApp({ now: () => time, config: { fetchPrivate: true } });
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    void (async () => {
      if (isAway) response.writeHead(503).end();
      else response.end(await drawn());
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  time = START;
  colour = '#c00';
  isAway = false;
  requests = [];
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});

async function employer(): Promise<string> {
  const id = randomUUID();
  await app.db
    .insertInto('enterprise')
    .values({ id, establishment_name: `Acme ${id}` })
    .execute();
  return id;
}
const propose = (enterpriseId: string, path = '/logo.png', source = 'feed:1') =>
  proposeLogos(app.db, { source, logos: [{ enterpriseId, url: origin + path }], now: time });
const renew = (id: string) => renewLogo(app.services, id);
const shown = async (id: string) => (await app.graphql(CompanyPageDocument, { id })).data?.enterprise?.logoUrl ?? null;

async function pixelAt(link: string): Promise<number[]> {
  const { rawPayload, headers } = await app.app.inject({ url: link });
  expect(headers['content-type']).toBe('image/png');
  return [...(await sharp(rawPayload).raw().toBuffer()).subarray(0, 3)];
}

test('SV-09 SV-08 the logo that a feed names is shown from our own origin; without one there is none', async () => {
  const id = await employer();
  expect(await shown(id)).toBeNull();
  await propose(id);
  await renew(id);
  const link = (await shown(id)) ?? '';
  expect(link).toMatch(/^\/files\//);
  expect(await pixelAt(link)).toEqual([0xcc, 0, 0]);
  expect((await logoOf(app.db, id))?.next_fetch_at.getTime()).toBeGreaterThan(START.getTime() + 20 * DAY_MS);
});

test('SV-09 an unchanged picture keeps its address; a changed one has another, and the former link still works', async () => {
  const id = await employer();
  await propose(id);
  await renew(id);
  const first = (await shown(id)) ?? '';
  await renew(id);
  expect(await shown(id)).toBe(first);
  colour = '#0c0';
  await renew(id);
  const second = (await shown(id)) ?? '';
  expect(second).not.toBe(first);
  expect(await pixelAt(second)).toEqual([0, 0xcc, 0]);
  expect(await pixelAt(first)).toEqual([0xcc, 0, 0]);
});

test('SV-09 what is shown stays while its server is away, which is asked ever more rarely', async () => {
  const id = await employer();
  await propose(id);
  await renew(id);
  const before = await shown(id);
  isAway = true;
  const pauses: number[] = [];
  for (let times = 0; times < 4; times++) {
    await renew(id);
    const row = await logoOf(app.db, id);
    expect(row).toMatchObject({ failures: times + 1, problem: expect.stringContaining('status 503') as string });
    pauses.push((row?.next_fetch_at.getTime() ?? 0) - time.getTime());
  }
  expect(await shown(id)).toBe(before);
  expect((pauses[3] ?? 0) / (pauses[0] ?? 1)).toBeGreaterThan(4);
});

test('SV-09 two feeds do not replace each other’s logo; one that cannot be fetched is replaced', async () => {
  const id = await employer();
  await propose(id, '/one.png', 'feed:1');
  await renew(id);
  await propose(id, '/two.png', 'feed:2');
  expect(await logoOf(app.db, id)).toMatchObject({ url: `${origin}/one.png`, source: 'feed:1' });
  await propose(id, '/new.png', 'feed:1');
  isAway = true;
  await renew(id);
  await propose(id, '/two.png', 'feed:2');
  expect(await logoOf(app.db, id)).toMatchObject({ url: `${origin}/two.png`, source: 'feed:2', failures: 0 });
});

test('SV-08 a logo that the employer uploads takes precedence, and no request is sent then', async () => {
  const { enterpriseId, ask, key } = await testEmployer(app);
  await propose(enterpriseId);
  await renew(enterpriseId);
  colour = '#00c';
  const file = new File([new Uint8Array(await drawn())], 'logo.png', { type: 'image/png' });
  await askEmployer(app, 'PUT brand/logo', { files: { file } }, { authorization: `Bearer ${key}` });
  const own = (await shown(enterpriseId)) ?? '';
  expect(await pixelAt(own)).toEqual([0, 0, 0xcc]);
  requests = [];
  await renew(enterpriseId);
  expect(requests).toEqual([]);
  expect(await shown(enterpriseId)).toBe(own);
  expect((await ask('GET brand')).body).toMatchObject({ logoUrl: `${origin}/logo.png` });
});

test('SV-08 the address that an employer names by the API precedes those of feeds; null removes what was fetched', async () => {
  const { enterpriseId, ask } = await testEmployer(app);
  const { body } = await ask('PUT brand', { logoUrl: `${origin}/own.png` });
  expect(body).toMatchObject({ logoUrl: `${origin}/own.png`, logoProblem: null });
  await propose(enterpriseId, '/feed.png');
  await renew(enterpriseId);
  expect(requests).toEqual(['/own.png']);
  expect(await shown(enterpriseId)).not.toBeNull();
  expect((await ask('PUT brand', { logoUrl: null })).body).toMatchObject({ logoUrl: null });
  expect(await shown(enterpriseId)).toBeNull();
  expect((await ask('PUT brand', { logoUrl: 'ftp://acme.example/logo.png' })).statusCode).toBe(400);
});

test('SV-09 only logos that are switched on are fetched, each by one process', async () => {
  const [named, other] = [await employer(), await employer()];
  await app.db.deleteFrom('employer_logo').execute();
  await propose(named);
  await app.db
    .updateTable('enterprise')
    .set({ domain_names: ['acme.example'] })
    .where('id', '=', other)
    .execute();
  await addDomains(app.db, { now: time, most: 10 });
  const take = (from: ('FEED' | 'API' | 'DOMAIN')[]) =>
    app.db
      .transaction()
      .execute((trx) => takeDueLogos(trx, { now: time, until: new Date(time.getTime() + DAY_MS), from, most: 10 }));
  expect(await take(['FEED', 'API'])).toEqual([named]);
  expect(await take(['FEED', 'API', 'DOMAIN'])).toEqual([other]);
  expect(await take(['FEED', 'API', 'DOMAIN'])).toEqual([]);
});
