import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** What can become of the event stream on its way. Everything else passes. */
export const STREAM_FAULTS = ['never responds', 'passes nothing', 'buffers', 'cuts', 'responds with a page'] as const;
export type StreamFault = (typeof STREAM_FAULTS)[number];

export interface FaultyProxy {
  /** For the option `proxy` of a browser context. */
  server: string;
  /** From here on, also for the streams that are open; undefined: everything passes. */
  treatStream(fault: StreamFault | undefined): void;
  /** Streams that were opened so far and of which something has passed. */
  streams(): number;
  close(): Promise<void>;
}

const isStream = ({ url = '' }: IncomingMessage): boolean => new URL(url).pathname === '/stream';

/** A proxy between browser and platform, as a company or a network operator runs one. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  let fault: StreamFault | undefined;
  let passed = 0;
  const open = new Set<{ client: ServerResponse; held: Buffer[] }>();
  const sockets = new Set<Socket>();

  function passOn(client: ServerResponse, services: IncomingMessage): void {
    const { statusCode = 502, headers } = services;
    // A proxy that buffers knows neither end nor size, and may hold the head of the response as well.
    if (fault !== 'buffers') client.writeHead(statusCode, headers).flushHeaders();
    const stream = { client, held: [] as Buffer[] };
    open.add(stream);
    let hasPassed = false;
    services.on('data', (chunk: Buffer) => {
      if (fault === undefined) {
        if (!client.headersSent) client.writeHead(statusCode, headers);
        client.write(Buffer.concat([...stream.held.splice(0), chunk]));
        passed += hasPassed ? 0 : 1;
        hasPassed = true;
      } else if (fault === 'buffers') stream.held.push(chunk);
    });
    services.on('close', () => client.destroy());
    client.on('close', () => {
      open.delete(stream);
      services.destroy();
    });
  }

  function carry(incoming: IncomingMessage, client: ServerResponse): void {
    const stream = isStream(incoming);
    if (stream && fault === 'never responds') return;
    if (stream && fault === 'cuts') return void client.destroy();
    if (stream && fault === 'responds with a page')
      return void client
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in to the network</title>');
    const { method, headers, url = '' } = incoming;
    const asked = ask(url, { method, headers, agent: false }, (services) => {
      if (stream) return passOn(client, services);
      client.writeHead(services.statusCode ?? 502, services.headers);
      services.pipe(client);
    });
    asked.on('error', () => client.destroy());
    client.on('close', () => asked.destroy());
    incoming.pipe(asked);
  }

  const server: Server = createServer(carry);
  // The requests of a test itself come through a tunnel.
  server.on('connect', ({ url }, client) => {
    const { hostname, port } = new URL(`http://${url}`);
    const services = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      services.pipe(client).pipe(services);
    });
    services.on('error', () => client.destroy());
    client.on('error', () => services.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    treatStream(next) {
      fault = next;
      if (next === 'cuts' || next === 'responds with a page') for (const { client } of open) client.destroy();
    },
    streams: () => passed,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
