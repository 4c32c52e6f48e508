import { once } from 'node:events';
import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the proxy does to a request, and how often. */
const SHARES = { 'request dropped': 0.06, 'response dropped': 0.06, doubled: 0.1, delayed: 0.15, overtaken: 0.1 } as const;
export type ProxyFault = keyof typeof SHARES;

const LONGEST_DELAY_MS = 250;
/** A request that waits for others to overtake it continues after this. */
const HELD_MS = 150;

export interface UnreliableProxy {
  origin: string;
  /** How many requests each fault struck. */
  struck: Readonly<Record<ProxyFault, number>>;
  close(): Promise<void>;
}

interface ProxiedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

async function forward(target: URL, incoming: IncomingMessage, body: Buffer): Promise<ProxiedResponse> {
  const outgoing = send(target, { method: incoming.method, headers: { ...incoming.headers, connection: 'close' } });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 502, headers: response.headers, body: await read(response) };
}

/** A proxy in front of these origins that loses requests and responses, doubles them, delays them and changes their order. */
export async function startUnreliableProxy(origins: readonly string[], random: () => number): Promise<UnreliableProxy> {
  const struck = Object.fromEntries(Object.keys(SHARES).map((fault) => [fault, 0])) as Record<ProxyFault, number>;
  /** Lets the requests that were held go on, after the one that overtook them. */
  let held: (() => void)[] = [];

  function draw(): ProxyFault | undefined {
    let rest = random();
    for (const [fault, share] of Object.entries(SHARES) as [ProxyFault, number][]) {
      if (rest < share) {
        struck[fault] += 1;
        return fault;
      }
      rest -= share;
    }
    return undefined;
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(incoming);
    const fault = draw();
    const target = () => new URL(incoming.url ?? '/', origins[Math.floor(random() * origins.length)]);
    if (fault === 'request dropped') return void response.destroy();
    if (fault === 'delayed') await sleep(random() * LONGEST_DELAY_MS);
    if (fault === 'overtaken') await Promise.race([new Promise<void>((resolve) => held.push(resolve)), sleep(HELD_MS)]);
    if (fault === 'doubled')
      void sleep(random() * LONGEST_DELAY_MS)
        .then(() => forward(target(), incoming, body))
        // Nobody waits for the second response.
        .catch(() => undefined);
    const { status, headers, body: content } = await forward(target(), incoming, body);
    const overtaken = held;
    held = [];
    for (const go of overtaken) go();
    if (fault === 'response dropped') return void response.destroy();
    const { connection: _, 'transfer-encoding': __, ...rest } = headers;
    response.writeHead(status, rest).end(content);
  }

  const server = createServer((incoming, response) => {
    // The services are down, or the client has gone.
    respond(incoming, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    struck,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
