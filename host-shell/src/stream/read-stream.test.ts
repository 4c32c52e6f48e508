import { describe, expect, it, vi } from 'vitest';
import { readStream, type StreamMessage } from './read-stream.ts';

function streamOf(...parts: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function read(response: Response | Promise<never>, lastId?: string) {
  const fetched = vi.fn<(url: string, init: { headers: Record<string, string> }) => Promise<Response>>(() =>
    Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetched);
  const messages: StreamMessage[] = [];
  const retries: number[] = [];
  const onSign = vi.fn<() => void>();
  const end = await readStream({
    url: '/stream',
    headers: { authorization: 'Bearer x' },
    lastId,
    silenceMs: 1_000,
    signal: new AbortController().signal,
    onSign,
    onRetry: (ms) => retries.push(ms),
    onMessage: (message) => messages.push(message),
  });
  return { end, messages, retries, signs: onSign.mock.calls.length, headers: fetched.mock.calls[0]?.[1].headers };
}

describe('readStream', () => {
  it('PF-04 delivers events that arrive in pieces, and resumes after the last known one', async () => {
    const { end, messages, headers, signs, retries } = await read(
      streamOf('retry: 5000\n:\n\nid: 7\nevent: notification.rec', 'eived@1\ndata: {"a":1}\n\n'),
      '6',
    );
    expect([end, signs, retries]).toEqual([{ why: 'ended' }, 2, [5000]]);
    expect(messages).toEqual([{ id: '7', event: 'notification.received@1', data: '{"a":1}' }]);
    expect(headers).toMatchObject({ 'last-event-id': '6', authorization: 'Bearer x' });
  });

  it('PF-04 distinguishes a refused session from an unreachable server', async () => {
    expect((await read(new Response('', { status: 401 }))).end.why).toBe('refused');
    expect((await read(Promise.reject(new TypeError('Failed to fetch')))).end.why).toBe('unreachable');
    const busy = new Response('', { status: 503, headers: { 'retry-after': '2' } });
    expect((await read(busy)).end).toEqual({ why: 'unreachable', retryAfterMs: 2000 });
  });

  it('MS-08 does not take the page of a proxy for the stream', async () => {
    const page = new Response('<!doctype html><p>Sign in to the network</p>', { headers: { 'content-type': 'text/html' } });
    const { end, signs } = await read(page);
    expect([end.why, signs]).toEqual(['unreachable', 0]);
  });

  it('PF-04 closes a connection that has gone silent', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const end = await readStream({
      url: '/stream',
      headers: {},
      lastId: undefined,
      silenceMs: 5,
      signal: new AbortController().signal,
      onSign: () => {},
      onRetry: () => {},
      onMessage: () => {},
    });
    expect(end).toEqual({ why: 'silent' });
  });
});
