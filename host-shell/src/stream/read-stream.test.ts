import { describe, expect, it, vi } from 'vitest';
import { readStream, type StreamMessage } from './read-stream.ts';

function streamOf(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

async function read(answer: Response | Promise<never>, lastId?: string) {
  const fetched = vi.fn<(url: string, init: { headers: Record<string, string> }) => Promise<Response>>(() =>
    Promise.resolve(answer),
  );
  vi.stubGlobal('fetch', fetched);
  const messages: StreamMessage[] = [];
  const end = await readStream({
    headers: { authorization: 'Bearer x' },
    lastId,
    silenceMs: 30,
    signal: new AbortController().signal,
    onOpen: () => {},
    onMessage: (message) => messages.push(message),
  });
  return { end, messages, headers: fetched.mock.calls[0]?.[1].headers };
}

describe('readStream', () => {
  it('PF-04 delivers events that arrive in pieces, and resumes after the last known one', async () => {
    const { end, messages, headers } = await read(
      new Response(streamOf(': heartbeat\n\nid: 7\nevent: notification.rec', 'eived@1\ndata: {"a":1}\n\n')),
      '6',
    );
    expect(end).toBe('ended');
    expect(messages).toEqual([{ id: '7', event: 'notification.received@1', data: '{"a":1}' }]);
    expect(headers).toMatchObject({ 'last-event-id': '6', authorization: 'Bearer x' });
  });

  it('PF-04 distinguishes a refused session from an unreachable server', async () => {
    expect((await read(new Response('', { status: 401 }))).end).toBe('refused');
    expect((await read(new Response('', { status: 503 }))).end).toBe('unreachable');
    expect((await read(Promise.reject(new TypeError('Failed to fetch')))).end).toBe('unreachable');
  });

  it('PF-04 closes a connection that has gone silent', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const end = await readStream({
      headers: {},
      lastId: undefined,
      silenceMs: 5,
      signal: new AbortController().signal,
      onOpen: () => {},
      onMessage: () => {},
    });
    expect(end).toBe('silent');
  });
});
