import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawClient {
  socket: Socket;
  /** What the server has sent so far. */
  received: () => string;
  /** Settles when the server has closed the connection. */
  closed: Promise<unknown>;
}

export async function listeningPort(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** A client that sends exactly these bytes. */
export async function rawClient(port: number, bytes: string, localAddress = '127.0.0.1'): Promise<RawClient> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A connection that is cut off is what some tests want to see.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, received: () => Buffer.concat(chunks).toString('latin1'), closed };
}

/** Headers of a POST and the first byte of its body. */
export const startedPost = (path: string, headers: Readonly<Record<string, string | number>>): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '-',
  ].join('\r\n');
