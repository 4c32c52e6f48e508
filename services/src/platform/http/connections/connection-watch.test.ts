import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rawClient, startedPost, type RawClient } from '../../testing/raw-client.ts';
import { connectionLimits, type ConnectionLimits } from './connection-limits.ts';
import { ConnectionWatch, type BodyLimits } from './connection-watch.ts';

const KB = 1024;
const PACES = { body: { bytesPerSecond: KB, graceMs: 30_000 }, response: { bytesPerSecond: KB, graceMs: 60_000 } };

/** A watched server whose clock stands still until it is moved. */
async function watched(limits: Partial<ConnectionLimits> = {}, body: BodyLimits = {}) {
  let time = 0;
  const watch = new ConnectionWatch({
    limits: { ...connectionLimits(0), paces: PACES, ...limits },
    isProxy: () => false,
    now: () => time,
  });
  const requests: IncomingMessage[] = [];
  let respond = (_request: IncomingMessage, _response: ServerResponse) => undefined as void;
  const server = createServer((request, response) => {
    watch.requested(request, response);
    watch.routed(request, '127.0.0.1', body);
    requests.push(request);
    request.on('error', () => undefined).resume();
    respond(request, response);
  });
  server.on('connection', (socket) => watch.opened(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const pass = (seconds: number) => {
    time += seconds * 1000;
    watch.look();
  };
  return {
    pass,
    requests,
    respondWith: (handler: typeof respond) => (respond = handler),
    /** A request of a body of 100 MB, of which so many bytes have come. */
    async sending(bytes: number) {
      const count = requests.length;
      const client = await rawClient(port, startedPost('/', { 'content-length': 100 * KB * KB }) + '-'.repeat(bytes - 1));
      await expect.poll(() => requests.length).toBe(count + 1);
      const request = requests[count];
      const arrived = async (total: number) => {
        const before = request?.socket.bytesRead ?? 0;
        await expect.poll(() => request?.socket.bytesRead ?? 0).toBeGreaterThanOrEqual(Math.max(total, before));
      };
      await arrived(bytes);
      pass(0);
      let sent = bytes;
      const send = async (more: number) => {
        sent += more;
        client.socket.write('-'.repeat(more));
        await arrived(sent);
      };
      return { ...client, send };
    },
    async asking() {
      const client = await rawClient(port, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
      client.socket.pause();
      return client;
    },
  };
}

test('SV-01 a stalled body is aborted after the grace period, with a code', async () => {
  const { pass, sending } = await watched();
  const client = await sending(1);
  pass(29);
  expect(client.received()).toBe('');
  pass(2);
  await client.closed;
  expect(client.received()).toMatch(/^HTTP\/1\.1 408 [^]*"errorCode":"TOO_SLOW"/);
});

test('SV-01 a body at the minimum pace may take as long as its route allows, and no longer', async () => {
  const { pass, sending } = await watched({}, { seconds: 200 });
  const client = await sending(1);
  for (let round = 0; round < 9; round += 1) {
    await client.send(20 * KB);
    pass(20);
  }
  expect(client.socket.destroyed).toBe(false);
  await client.send(200 * KB);
  pass(21);
  await client.closed;
  expect(client.received()).toContain('408');
});

test('SV-01 a slower body is aborted', async () => {
  const { pass, sending } = await watched({}, { seconds: 3600 });
  const client = await sending(1);
  for (let round = 0; round < 4; round += 1) {
    await client.send(2 * KB);
    pass(10);
  }
  await client.closed;
  expect(client.received()).toContain('408');
});

test('SV-01 bodies have a total memory limit; the slowest are aborted for others', async () => {
  const { pass, sending } = await watched({ bodyBytes: 150 * KB });
  const slow = await sending(60 * KB);
  pass(5);
  const quick = await sending(60 * KB);
  await quick.send(20 * KB);
  pass(0);
  expect(slow.socket.destroyed).toBe(false);
  const last = await sending(60 * KB);
  await slow.closed;
  expect(slow.received()).toMatch(/^HTTP\/1\.1 503 /);
  expect([quick, last].map(({ socket }) => socket.destroyed)).toEqual([false, false]);
});

test('a body that is streamed to disk does not count', async () => {
  const { sending } = await watched({ bodyBytes: 50 * KB }, { inMemory: false });
  const client = await sending(200 * KB);
  expect(client.socket.destroyed).toBe(false);
});

test('SV-01 a client that stops reading a response is disconnected after the grace period; one that waits for a response is not', async () => {
  const { pass, asking, respondWith, requests } = await watched();
  let respondLater = () => undefined as void;
  respondWith((_request, response) => {
    respondLater = () => void response.end(Buffer.alloc(32 * KB * KB));
  });
  const client = await asking();
  await expect.poll(() => requests.length).toBe(1);
  pass(3600);
  expect(requests[0]?.socket.destroyed).toBe(false);
  respondLater();
  await expect.poll(() => (requests[0]?.socket.writableLength ?? 0) > 0).toBe(true);
  pass(0);
  pass(59);
  expect(requests[0]?.socket.destroyed).toBe(false);
  pass(2);
  expect(requests[0]?.socket.destroyed).toBe(true);
  client.socket.resume();
  await client.closed;
});

test('SV-01 an event stream stays open while it is read, even if there are too many connections', async () => {
  const { pass, asking, respondWith, requests, sending } = await watched({ perAddress: 1 });
  respondWith((request, response) => {
    if (request.method === 'GET') response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
  });
  const streams: RawClient[] = [];
  for (let index = 0; index < 3; index += 1) {
    const stream = await asking();
    stream.socket.resume();
    await expect.poll(stream.received).toContain(': here');
    streams.push(stream);
  }
  await expect.poll(() => requests.every(({ socket }) => socket.writableLength === 0)).toBe(true);
  pass(86_400);
  const first = await sending(1);
  pass(1);
  await sending(1);
  await first.closed;
  expect(streams.map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
});

test('SV-01 over all addresses too, those that have waited longest are closed', async () => {
  const { pass, sending } = await watched({ inAll: 3 });
  const clients = [];
  for (let index = 0; index < 5; index += 1) {
    clients.push(await sending(1));
    pass(1);
  }
  await Promise.all(clients.slice(0, 2).map(({ closed }) => closed));
  expect(clients.slice(2).map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
});
