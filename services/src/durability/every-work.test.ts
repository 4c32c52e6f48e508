import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../build-app.ts';
import { MODULES } from '../modules.ts';
import { startPushService, type PushService } from '../modules/candidate/notifications/testing/push-endpoint.ts';
import { startTxtServer } from '../modules/enterprises/domains/testing/txt-server.ts';
import { subscriptionsOf } from '../platform/events/event-work.ts';
import { runPeriodically, type Periodic } from '../platform/periodic.ts';
import { pngBytes } from '../platform/testing/png-file.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { workDone } from '../platform/testing/work-done.ts';
import { withFaults } from './testing/faulty-work.ts';
import { AT_LEAST_ONCE, FEED, PURGE_PATH, WORK_EXAMPLES } from './testing/work-examples.ts';
import type { WorkFixture } from './testing/work-fixture.ts';

const faulty = withFaults(MODULES);
const received: { path: string; id: string }[] = [];
let dns: Awaited<ReturnType<typeof startTxtServer>>;
let server: Server;
let pushService: PushService;
let app: TestApp;
let other: FastifyInstance;
let fixture: WorkFixture;
let hurry: Periodic;

/** Brings retries forward: what waits for a later attempt is due now. */
const LOGO = pngBytes({ width: 64, height: 64 });

const bringForward = () =>
  sql`
    with due as (
      update work.job set start_after = now() where state = 'retry' and start_after > now() returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224('work'::bytea), 'hex'), 24), name) from (select distinct name from due) each`.execute(
    app.db,
  );

beforeAll(async () => {
  dns = await startTxtServer();
  pushService = await startPushService();
  server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(request.url?.endsWith('.png') ? LOGO : FEED);
    const { 'webhook-id': id, 'hirehq-live-set': set } = request.headers;
    received.push({ path: request.url ?? '', id: String(id ?? set) });
    request.resume().on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await createTestApp({
    modules: faulty.modules,
    config: {
      fetchPrivate: true,
      dnsServers: [dns.server],
      sharedPages: { seconds: 30, purgeUrl: url + PURGE_PATH },
    },
  });
  const { config, db, files } = app.services;
  const secret = 'a secret of at least 32 characters';
  // A second process of the same platform.
  other = await buildApp({
    config,
    db,
    databaseUrl: app.databaseUrl,
    files,
    secret,
    modules: faulty.modules,
    fetchKeys: async () => app.tokens.keys,
  });
  await other.ready();
  fixture = { app, endpoint: { url, received }, pushService, publish: (name, text) => dns.set(name, text) };
  hurry = runPeriodically({ everyMs: 100, run: bringForward, failed: () => undefined });
});
afterEach(() => faulty.inject('none'));
afterAll(async () => {
  await hurry.stop();
  await other.close();
  await app.close();
  server.closeAllConnections();
  server.close();
  pushService.close();
  await dns.close();
});

const settled = () => workDone(app.db, { withRetries: true });

/** One piece of work of every kind; what it resolves with counts how often each took effect. */
async function enqueueEach() {
  const counts = new Map<string, () => Promise<number>>();
  for (const [kind, enqueue] of Object.entries(WORK_EXAMPLES)) counts.set(kind, await enqueue(fixture));
  return async (): Promise<Record<string, number>> => {
    const entries = [...counts].map(async ([kind, count]) => [kind, await count()] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
}

const each = (count: unknown) => Object.fromEntries(Object.keys(WORK_EXAMPLES).map((kind) => [kind, count]));

test('every kind of work on demand has an example', () => {
  const { modules } = app.app;
  const declared = modules.flatMap(({ work }) => work ?? []).filter(({ schedule }) => schedule === undefined);
  const events = subscriptionsOf(modules).map(({ work }) => work);
  expect([...declared, ...events].map(({ kind }) => kind.name).toSorted()).toEqual(Object.keys(WORK_EXAMPLES).toSorted());
});

test('two processes do each piece of work once between them', async () => {
  const effects = await Promise.all(Array.from({ length: 5 }, enqueueEach));
  await settled();
  for (const effect of effects) expect(await effect()).toEqual(each(1));
});

test('an attempt that ends before it does anything is made again', async () => {
  faulty.inject('ends-early');
  const effect = await enqueueEach();
  await settled();
  expect(await effect()).toEqual(each(1));
  for (const kind of Object.keys(WORK_EXAMPLES))
    expect.soft([kind, faulty.attempts.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy((made: number) => made >= 2)]);
});

test('an attempt that ends between its effect and its record takes no effect twice in our own data', async () => {
  faulty.inject('ends-late');
  const effect = await enqueueEach();
  await settled();
  const found = await effect();
  for (const [kind, count] of Object.entries(found)) {
    if (AT_LEAST_ONCE.has(kind)) expect.soft([kind, count >= 1]).toEqual([kind, true]);
    else expect.soft([kind, count]).toEqual([kind, 1]);
  }
});

test('work that always fails becomes a dead letter, and takes effect once it is sent again', async () => {
  faulty.inject('fails');
  const effect = await enqueueEach();
  const { deadLetters } = app.app.work;
  const dead = async () => new Set((await deadLetters.list()).map(({ kind }) => kind));
  await expect.poll(dead, { timeout: 120_000 }).toEqual(new Set(Object.keys(WORK_EXAMPLES)));
  expect(await effect()).toEqual(each(0));
  for (const { id, reason } of await deadLetters.list()) expect([id, reason]).toEqual([id, 'The process ended.']);

  faulty.inject('none');
  await deadLetters.retry((await deadLetters.list()).map(({ id }) => id));
  await settled();
  expect(await effect()).toEqual(each(1));
  expect(await deadLetters.list()).toEqual([]);
});
