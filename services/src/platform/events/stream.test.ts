import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const ANNA = '00000000-0000-4000-8000-00000000000a';
const BERT = '00000000-0000-4000-8000-00000000000b';
let test: TestApp;
let origin: string;

beforeAll(async () => {
  test = await createTestApp({ modules: [], heartbeatMs: 50 });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const send = (candidateId: string, unReadNotifications: number) =>
  test.db
    .transaction()
    .execute((trx) => test.services.stream.send(trx, candidateId, 'notification.received', { id: 'n', unReadNotifications }));

/** Opens a stream and reads messages off it as they come. */
async function open(candidateId: string, lastEventId?: string) {
  const abort = new AbortController();
  const headers = { ...(await test.asCandidate(candidateId)), ...(lastEventId && { 'last-event-id': lastEventId }) };
  const response = await fetch(`${origin}/stream`, { headers, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  async function next(): Promise<string> {
    while (!buffer.includes('\n\n')) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return 'closed';
      buffer += value;
    }
    const end = buffer.indexOf('\n\n');
    const block = buffer.slice(0, end);
    buffer = buffer.slice(end + 2);
    return block;
  }
  return {
    response,
    next,
    /** The next event, heartbeats left out. */
    async event(): Promise<{ id: string; event: string; data: unknown }> {
      for (;;) {
        const block = await next();
        if (block.startsWith(':')) continue;
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
        return {
          id: fields['id'] ?? '',
          event: fields['event'] ?? block,
          data: fields['data']?.startsWith('{') ? (JSON.parse(fields['data']) as unknown) : fields['data'],
        };
      }
    },
    close: () => abort.abort(),
  };
}

describe('the event stream', () => {
  it('sends a candidate their own events only', async () => {
    const anna = await open(ANNA);
    expect(anna.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await anna.event()).toMatchObject({ event: 'stream.opened@1' });
    await send(BERT, 99);
    await send(ANNA, 1);
    expect(await anna.event()).toMatchObject({ event: 'notification.received@1', data: { unReadNotifications: 1 } });
    anna.close();
  });

  it('resumes after the last event seen, without gaps or repeats', async () => {
    const before = await open(ANNA);
    const { id } = await before.event();
    before.close();
    await send(ANNA, 2);
    await send(ANNA, 3);
    const resumed = await open(ANNA, id === '0' ? undefined : id);
    await resumed.event();
    const second = await resumed.event();
    expect(second).toMatchObject({ data: { unReadNotifications: 2 } });
    expect(await resumed.event()).toMatchObject({ data: { unReadNotifications: 3 } });
    resumed.close();
    const again = await open(ANNA, second.id);
    await again.event();
    expect(await again.event()).toMatchObject({ data: { unReadNotifications: 3 } });
    again.close();
  });

  it('loses nothing if many write for one candidate at once', async () => {
    const anna = await open(ANNA);
    await anna.event();
    await Promise.all(Array.from({ length: 40 }, (_, index) => send(ANNA, 100 + index)));
    const got: number[] = [];
    const ids: number[] = [];
    while (got.length < 40) {
      const { id, data } = await anna.event();
      got.push((data as { unReadNotifications: number }).unReadNotifications);
      ids.push(Number(id));
    }
    expect(got.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, index) => 100 + index));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    anna.close();
  });

  it('sends a heartbeat while nothing happens', async () => {
    const anna = await open(ANNA);
    await anna.event();
    expect(await anna.next()).toBe(': still here');
    anna.close();
  });

  it('is for candidates only', async () => {
    expect((await fetch(`${origin}/stream`)).status).toBe(401);
  });

  it('ends when the services stop', async () => {
    const other = await createTestApp({ modules: [], heartbeatMs: 50 });
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/stream`, { headers: await other.asCandidate(ANNA) });
    const closed = other.close();
    await expect(response.text()).resolves.toContain('stream.opened');
    await closed;
  });
});
