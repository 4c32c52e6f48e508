import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { endConnectionsOnClose } from './end-connections.ts';

async function listening(app: FastifyInstance) {
  endConnectionsOnClose(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const accepted = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await Promise.all([once(socket, 'connect'), accepted]);
    return socket.resume();
  };
  return { port, open };
}

it('a connection without a request, or with an incomplete one, does not delay a stop', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const { open } = await listening(app);
  const [silent, half] = [await open(), await open()];
  half.write('GET / HTTP/1.1\r\nhost: ');
  const gone = [silent, half].map((socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve)));
  await app.close();
  await Promise.all(gone);
});

it('a request in progress gets its response first', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: mayRespond, resolve: respond } = Promise.withResolvers<void>();
  app.get('/', async () => {
    ask();
    await mayRespond;
    return 'answered';
  });
  const { port } = await listening(app);
  const text = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await asked;
  const closed = app.close();
  respond();
  expect(await text).toBe('answered');
  await closed;
});
