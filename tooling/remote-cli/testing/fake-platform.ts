import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  DELIVERY_BASE,
  DELIVERY_CALLS,
  type DeliveryCall,
  type DeliveryKey,
  type DeliveryResponse,
} from '@hirehq/shared-contracts/delivery';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { z } from 'zod';

export interface Received {
  key: DeliveryKey;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** The bytes of the field `file` of a multipart request. */
  file: Buffer | undefined;
  authorization: string | undefined;
}

export type Handlers = { [K in DeliveryKey]?: (request: Received) => DeliveryResponse<K> };

/** What a handler throws to refuse a request. */
export class FakeRefusal extends Error {
  readonly body: ErrorBody;

  constructor(errorCode: ErrorCode, more: Partial<ErrorBody> = {}) {
    super(errorCode);
    this.body = { errorCode, ...ERROR_CODES[errorCode], ...more };
  }
}

export interface FakePlatform {
  origin: string;
  /** The requests that reached a handler, in their order. */
  received: Received[];
  /** Ends the connection of this many next requests without a response. */
  drop: (requests: number) => void;
  close: () => Promise<void>;
}

/** The row of the table that a request is for, with its parameters. */
function rowOf(
  method: string,
  path: string,
): { key: DeliveryKey; call: DeliveryCall; params: Record<string, string> } | undefined {
  for (const [key, call] of Object.entries(DELIVERY_CALLS) as [DeliveryKey, DeliveryCall][]) {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const match = new RegExp(`^${DELIVERY_BASE}/${call.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (call.method !== method || !match) continue;
    return { key, call, params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')])) };
  }
  return undefined;
}

async function contentOf(request: IncomingMessage): Promise<{ body: unknown; file: Buffer | undefined }> {
  const bytes = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    return { body: undefined, file: file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : undefined };
  }
  return { body: bytes.length > 0 ? (JSON.parse(bytes.toString('utf8')) as unknown) : undefined, file: undefined };
}

async function respond(request: IncomingMessage, handlers: Handlers, received: Received[]): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://platform');
  const row = rowOf(request.method ?? '', url.pathname);
  if (!row) throw new FakeRefusal('NOT_FOUND');
  const { key, call, params } = row;
  const { body, file } = await contentOf(request);
  const entry: Received = {
    key,
    params: call.params.parse(params),
    query: call.query.parse(Object.fromEntries(url.searchParams)),
    body: z.parse(call.body, body),
    file,
    authorization: request.headers.authorization,
  };
  received.push(entry);
  const handler = handlers[key];
  if (!handler) throw new FakeRefusal('NOT_FOUND');
  return call.response.parse(handler(entry));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end(JSON.stringify(body));
}

/** A platform at a port of this machine: requests and responses are parsed with the rows of the table. */
export async function startFakePlatform(handlers: Handlers): Promise<FakePlatform> {
  const received: Received[] = [];
  let dropped = 0;
  const server = createServer((request, response) => {
    if (dropped > 0) {
      dropped -= 1;
      return void request.socket.destroy();
    }
    respond(request, handlers, received).then(
      (responsePayload) => send(response, 200, { responsePayload }),
      (error: unknown) => {
        const { body } =
          error instanceof FakeRefusal ? error : new FakeRefusal('VALIDATION_FAILED', { errorMessage: String(error) });
        send(response, body.statusCode, body);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    drop: (requests) => {
      dropped = requests;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
