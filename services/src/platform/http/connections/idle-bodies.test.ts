import formbody from '@fastify/formbody';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ModuleFactory } from '../../module.ts';
import { listeningPort, rawClient, startedPost, type RawClient } from '../../testing/raw-client.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createConcurrencyLimit } from '../load/concurrency-limit.ts';
import { shedLoad } from '../load/load-shedding.ts';
import { readMultipart } from '../bodies/multipart.ts';

type Settings = Parameters<typeof createTestApp>[0];

/** A route that takes a body and says how many requests have reached it. */
function bodyTaker() {
  let arrived = 0;
  let wake = () => undefined as void;
  const module: ModuleFactory = () => ({
    name: 'body-taker',
    routes: (app) => {
      const onRequest = async () => {
        arrived += 1;
        wake();
      };
      app.post('/takes-body', { onRequest, schema: { hide: true } }, (request) => ({ got: request.body }));
      app.get('/quick', { schema: { hide: true } }, () => 'answered');
    },
  });
  const reached = async (count: number) => {
    while (arrived < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { module, reached };
}

async function started(modules: ModuleFactory[], settings: Settings = {}) {
  const { app, close } = await createTestApp({ modules, ...settings });
  const clients: RawClient[] = [];
  onTestFinished(async () => {
    for (const { socket } of clients) socket.destroy();
    await close();
  });
  const port = await listeningPort(app);
  const open = async (bytes: string, localAddress?: string) => {
    const client = await rawClient(port, bytes, localAddress);
    clients.push(client);
    return client;
  };
  return { port, open, origin: `http://127.0.0.1:${port}` };
}

const JSON_BODY = { 'content-type': 'application/json', 'content-length': 1000 };

async function statuses(origin: string, path: string, times: number, init?: RequestInit): Promise<number[]> {
  const all = Array.from({ length: times }, async () => (await fetch(origin + path, init)).status);
  return [...new Set(await Promise.all(all))];
}

describe('connections that send a body and stop', () => {
  test.each([
    ['400 from one address', 400, 256, () => '127.0.0.1'],
    ['2,000 from one address', 2000, 256, () => '127.0.0.1'],
    [
      '2,000 from 200 addresses',
      2000,
      2000,
      (index: number) => `127.0.${1 + Math.floor(index / 100)}.${1 + Math.floor((index % 100) / 10)}`,
    ],
  ])(
    'SV-01 %s do not block responses to others',
    async (_name, count, stay, addressOf) => {
      const { module, reached } = bodyTaker();
      const { origin, open } = await started([module]);
      const clients: RawClient[] = [];
      for (let index = 0; index < count; index += 1)
        clients.push(await open(startedPost('/takes-body', JSON_BODY), addressOf(index)));
      // Some of those beyond the limit are closed before their request is read.
      await expect.poll(() => clients.filter(({ socket }) => !socket.destroyed).length, { timeout: 25_000 }).toBe(stay);
      await reached(stay);
      expect(await statuses(origin, '/quick', 40)).toEqual([200]);
      const post = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } };
      expect(await statuses(origin, '/takes-body', 40, post)).toEqual([200]);
      expect(await statuses(origin, '/ready', 1)).toEqual([200]);
    },
    60_000,
  );

  test.each([
    ['a JSON body', 'application/json'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a multipart body', 'multipart/form-data; boundary=x'],
  ])('SV-01 leaves the only slot to others while %s trickles in', async (_name, type) => {
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const onRequest = async () => arrive();
    const module: ModuleFactory = () => ({
      name: 'one-slot',
      routes: async (app) => {
        await app.register(formbody);
        shedLoad(app, createConcurrencyLimit({ min: 1, max: 1 }));
        app.post('/takes-body', { onRequest, schema: { hide: true } }, async (request) => {
          const upload =
            request.isMultipart() && (await readMultipart(request, { files: ['file'], maxFiles: 1, maxFileBytes: 1000 }));
          return { got: upload ? upload.body : request.body };
        });
        app.get('/quick', { schema: { hide: true } }, () => 'answered');
      },
    });
    const { origin, open } = await started([module]);
    const text = { 'application/json': '{"a":"1"}', 'application/x-www-form-urlencoded': 'a=1' }[type];
    const body = text ?? '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
    const head = startedPost('/takes-body', { 'content-type': type, 'content-length': body.length }).slice(0, -1);
    const client = await open(head + body.slice(0, 1));
    await arrived;
    await expect.poll(() => statuses(origin, '/quick', 1)).toEqual([200]);
    client.socket.write(body.slice(1));
    await expect.poll(client.received).toContain('{"got":{"a":"1"}}');
  });

  test('SV-01 a client that never reads a large response occupies no slot', async () => {
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const module: ModuleFactory = () => ({
      name: 'large',
      routes: (app) => {
        shedLoad(app, createConcurrencyLimit({ min: 1, max: 1 }));
        app.get('/large', { schema: { hide: true } }, (_request, reply) => {
          arrive();
          return reply.send(Buffer.alloc(32 * 1024 * 1024));
        });
        app.get('/quick', { schema: { hide: true } }, () => 'answered');
      },
    });
    const { origin, open } = await started([module], { connectionLimits: { everyMs: 5 } });
    const { socket } = await open('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
    socket.pause();
    await arrived;
    await expect.poll(() => statuses(origin, '/quick', 1)).toEqual([200]);
  });
});

describe('the connections of one address', () => {
  test('SV-01 above the limit those that have waited longest are closed', async () => {
    const { module, reached } = bodyTaker();
    const { origin, open } = await started([module], { config: { connectionsPerAddress: 4 } });
    const clients: RawClient[] = [];
    for (let index = 1; index <= 4; index += 1) {
      clients.push(await open(startedPost('/takes-body', JSON_BODY)));
      await reached(index);
    }
    await open('');
    await clients[0]?.closed;
    expect(clients[0]?.received()).toMatch(/^HTTP\/1\.1 503 [^]*"errorCode":"OVERLOADED"/);
    expect(clients.slice(1).map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
    expect(await statuses(origin, '/quick', 1)).toEqual([200]);
  });

  test('SV-01 the limit does not affect requests in progress and other addresses', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let arrived = 0;
    let wake = () => undefined as void;
    const module: ModuleFactory = () => ({
      name: 'working',
      routes: (app) => {
        app.get('/works', { schema: { hide: true } }, async () => {
          arrived += 1;
          wake();
          await held;
          return 'done';
        });
      },
    });
    const { open } = await started([module], { config: { connectionsPerAddress: 2 } });
    const other = await open('', '127.0.0.2');
    const clients: RawClient[] = [];
    for (let count = 1; count <= 6; count += 1) {
      clients.push(await open('GET /works HTTP/1.1\r\nhost: localhost\r\n\r\n'));
      while (arrived < count) await new Promise<void>((resolve) => (wake = resolve));
    }
    release();
    for (const client of clients) await expect.poll(client.received).toContain('done');
    expect(other.socket.destroyed).toBe(false);
  });

  test('SV-01 a trusted proxy counts as its individual clients', async () => {
    const { module, reached } = bodyTaker();
    const { open } = await started([module], { config: { connectionsPerAddress: 2, trustProxy: ['127.0.0.0/8'] } });
    const clients: RawClient[] = [];
    const ask = async (address: string) => {
      clients.push(await open(startedPost('/takes-body', { ...JSON_BODY, 'x-forwarded-for': address })));
      await reached(clients.length);
    };
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.1', '192.0.2.2']) await ask(address);
    expect(clients.every(({ socket }) => !socket.destroyed)).toBe(true);
    await ask('192.0.2.1');
    await clients[0]?.closed;
    expect(clients.slice(1).map(({ socket }) => socket.destroyed)).toEqual([false, false, false, false, false]);
  });
});
