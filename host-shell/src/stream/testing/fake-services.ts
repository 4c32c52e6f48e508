import { vi } from 'vitest';

/** How the path to the services treats a request for the stream. */
export type Treatment = 'open' | 'never responds' | 'passes nothing' | 'cuts' | 'responds with a page' | 'offline';

export interface FakeConnection {
  lastId: string | undefined;
  url: string;
  write(text: string): void;
  end(): void;
  isOpen(): boolean;
}

const encoder = new TextEncoder();
const STREAM = { 'content-type': 'text/event-stream' };

/** Replaces `fetch` by services that open streams, under the treatment of a test. */
export function createFakeServices() {
  const connections: FakeConnection[] = [];
  let treatment: Treatment = 'open';
  let kind = 'opened';
  let newestId = 0;

  function connect(url: string, init: { headers: Record<string, string>; signal: AbortSignal }): Promise<Response> {
    let isOpen = true;
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const lastId = init.headers['last-event-id'];
    const connection: FakeConnection = {
      lastId,
      url,
      write: (text) => controller?.enqueue(encoder.encode(text)),
      end() {
        isOpen = false;
        controller?.close();
      },
      isOpen: () => isOpen,
    };
    connections.push(connection);
    if (treatment === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (treatment === 'responds with a page')
      return Promise.resolve(new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } }));
    return new Promise((resolve, reject) => {
      init.signal.addEventListener('abort', () => {
        isOpen = false;
        const error = new DOMException('aborted', 'AbortError');
        controller?.error(error);
        reject(error);
      });
      if (treatment === 'never responds') return;
      const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
      resolve(new Response(body, { headers: STREAM }));
      if (treatment === 'passes nothing') return;
      connection.write(
        `retry: 5000\nid: ${newestId}.1\nevent: stream.opened@1\ndata: ${lastId === undefined && !url.includes('&page=') ? 'opened' : kind}\n\n`,
      );
      if (treatment === 'cuts') connection.end();
    });
  }
  vi.stubGlobal('fetch', connect);

  return {
    connections,
    open: () => connections.filter((connection) => connection.isOpen()),
    treat: (next: Treatment) => void (treatment = next),
    /** The response to a client that resumes from a position. */
    resumeAs: (next: 'resumed' | 'missed') => void (kind = next),
    beat() {
      for (const connection of connections) if (connection.isOpen()) connection.write(':\n\n');
    },
    /** A notification with this number, on the connections that are open. */
    send(id: number, unReadNotifications: number) {
      newestId = id;
      const data = JSON.stringify({ id: `n${id}`, unReadNotifications });
      for (const connection of connections)
        if (connection.isOpen()) connection.write(`id: ${id}.1\nevent: notification.received@1\ndata: ${data}\n\n`);
    },
  };
}
