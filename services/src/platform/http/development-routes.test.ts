import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { developmentRoutes } from './development-routes.ts';
import { setErrorEnvelope } from './envelope.ts';

const servers: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function appWith(mode: 'development' | 'production' | 'test', origin: string): Promise<FastifyInstance> {
  const app = Fastify();
  servers.push(app);
  setErrorEnvelope(app);
  await developmentRoutes(app, { mode, origin }, (scope) => void scope.get('/dev/secret', () => 'for developers'));
  await app.ready();
  return app;
}

const ask = async (app: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/dev/secret', headers, remoteAddress })).statusCode;

it('a route for developers exists for this machine', async () => {
  const app = await appWith('development', 'http://localhost:3000');
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(await ask(app, { host })).toBe(200);
  expect(await ask(app, { host: 'evil.example' })).toBe(404);
  expect(await ask(app, { host: 'localhost.evil.example' })).toBe(404);
  expect(await ask(app, { host: 'localhost:3000' }, '203.0.113.9')).toBe(404);
});

it.each([
  ['in production', 'production', 'http://localhost:3000'],
  ['in a test', 'test', 'http://localhost:3000'],
  ['where the platform has a public address', 'development', 'https://jobs.example.com'],
  ['where the platform is on the local network', 'development', 'http://192.168.1.5:3000'],
] as const)('there is no route for developers %s', async (_where, mode, origin) => {
  expect(await ask(await appWith(mode, origin), { host: 'localhost:3000' })).toBe(404);
});

it.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-anything',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
  'x-amzn-trace-id',
])('a request that came through a proxy, as %s says, finds no route for developers', async (header) => {
  const app = await appWith('development', 'http://localhost:3000');
  expect(await ask(app, { host: 'localhost:3000', [header]: '127.0.0.1' })).toBe(404);
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

it('a proxy that rewrites Host gives no access', async () => {
  const app = await appWith('development', 'http://localhost:3000');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const behind = (app.server.address() as AddressInfo).port;
  const proxy = createServer((request, response) => {
    const headers = { ...request.headers, host: `localhost:${behind}`, 'x-forwarded-for': '203.0.113.9' };
    send({ port: behind, host: '127.0.0.1', path: request.url, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502);
      received.pipe(response);
    }).end();
  });
  const port = await listening(proxy);
  expect((await fetch(`http://127.0.0.1:${behind}/dev/secret`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/dev/secret`)).status).toBe(404);
});
