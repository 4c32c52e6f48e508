import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endSessionIds } from '../auth/ended-sessions.store.ts';
import { jsonb } from '../database/database.ts';
import { currentSnapshot } from './stream.store.ts';
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
async function open(
  candidateId: string,
  lastEventId?: string,
  { at = origin, of = candidateId, app = test, tokens = {}, page = '' } = {},
) {
  const abort = new AbortController();
  const headers = {
    ...(await app.asCandidate(candidateId)),
    ...tokens,
    ...(lastEventId && { 'last-event-id': lastEventId }),
  };
  const response = await fetch(`${at}/stream?candidate=${of}${page && `&page=${page}`}`, { headers, signal: abort.signal });
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
        if (block.startsWith(':') || !block.includes('event:')) {
          if (block === 'closed') throw new Error('The stream was closed.');
          continue;
        }
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
    const resumed = await open(ANNA, id);
    expect(await resumed.event()).toMatchObject({ event: 'stream.opened@1', data: 'resumed' });
    const second = await resumed.event();
    expect(second).toMatchObject({ data: { unReadNotifications: 2 } });
    expect(await resumed.event()).toMatchObject({ data: { unReadNotifications: 3 } });
    resumed.close();
    const again = await open(ANNA, second.id);
    await again.event();
    expect(await again.event()).toMatchObject({ data: { unReadNotifications: 3 } });
    again.close();
  });

  it('MS-08 delivers the first event of a candidate to a client that lost the stream before it', async () => {
    const newcomer = randomUUID();
    const before = await open(newcomer);
    const { id } = await before.event();
    before.close();
    await send(newcomer, 1);
    const resumed = await open(newcomer, id);
    expect(await resumed.event()).toMatchObject({ data: 'resumed' });
    expect(await resumed.event()).toMatchObject({ data: { unReadNotifications: 1 } });
    resumed.close();
  });

  it('MS-08 begins with what was not committed when the page was served', async () => {
    const newcomer = randomUUID();
    await send(newcomer, 1);
    let page = '';
    await test.db.transaction().execute(async (trx) => {
      await test.services.stream.send(trx, newcomer, 'notification.received', { id: 'n', unReadNotifications: 2 });
      page = await currentSnapshot(test.db);
    });
    await send(newcomer, 3);
    const first = await open(newcomer, undefined, { page });
    expect(await first.event()).toMatchObject({ event: 'stream.opened@1', data: 'resumed' });
    expect(await first.event()).toMatchObject({ data: { unReadNotifications: 2 } });
    expect(await first.event()).toMatchObject({ data: { unReadNotifications: 3 } });
    first.close();
  });

  it.each(['', 'x', '5:3:', '0:1:', '1:2:x', `1:2:${'9,'.repeat(600)}9`, '99999999999999999999:1:'])(
    'MS-08 begins now for a page that was served with no snapshot: %s',
    async (page) => {
      const newcomer = randomUUID();
      await send(newcomer, 1);
      const first = await open(newcomer, undefined, { page });
      expect(await first.event()).toMatchObject({ event: 'stream.opened@1', data: 'opened' });
      first.close();
    },
  );

  it('MS-08 says that events may be missing to a client whose position is older than the events it keeps', async () => {
    await send(ANNA, 4);
    const eightDaysAgo = Math.floor(Date.now() / 1000) - 8 * 86_400;
    const late = await open(ANNA, `1.${eightDaysAgo}`);
    const opened = await late.event();
    expect(opened).toMatchObject({ event: 'stream.opened@1', data: 'missed' });
    await send(ANNA, 5);
    expect(await late.event()).toMatchObject({ data: { unReadNotifications: 5 } });
    late.close();
  });

  it('PF-04 refuses the tokens of another candidate than the page shows', async () => {
    const { response } = await open(BERT, undefined, { of: ANNA });
    expect(response.status).toBe(409);
  });

  it('MS-08 delivers events of which no notification arrives', async () => {
    const deaf = await createTestApp({ modules: [], streamSweepMs: 20, heartbeatMs: 50 });
    onTestFinished(() => deaf.close());
    const anna = await open(ANNA, undefined, { at: await deaf.app.listen({ port: 0, host: '127.0.0.1' }), app: deaf });
    await anna.event();
    await deaf.db
      .insertInto('stream_event')
      .values({ candidate_id: ANNA, topic: 'notification.received', payload: jsonb({ id: 'n', unReadNotifications: 6 }) })
      .execute();
    expect(await anna.event()).toMatchObject({ data: { unReadNotifications: 6 } });
    anna.close();
  });

  it('MS-08 ends with the tokens of its client, which then reconnects soon', async () => {
    // Expired within the tolerance for clocks, so the stream ends as soon as it is open.
    const access = await test.tokens.sign({ sub: ANNA, sid: `session-${ANNA}`, aud: 'hirehq-api' }, '-1s');
    const ending = await open(ANNA, undefined, { tokens: { authorization: `Bearer ${access}` } });
    const blocks = [];
    for (let block = await ending.next(); block !== 'closed'; block = await ending.next()) blocks.push(block);
    expect(blocks[0]).toMatch(/^retry: 5000/);
    expect(blocks.at(-1)).toBe('retry: 250');
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
      ids.push(Number(id.split('.')[0]));
    }
    expect(got.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, index) => 100 + index));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    anna.close();
  });

  it('sends a heartbeat while nothing happens', async () => {
    const anna = await open(ANNA);
    await anna.event();
    expect(await anna.next()).toBe(':');
    anna.close();
  });

  it('is for candidates only', async () => {
    expect((await fetch(`${origin}/stream`)).status).toBe(401);
  });

  it('ends soon after its session has ended at the identity provider, and no other does', async () => {
    const other = await createTestApp({ modules: [], streamSweepMs: 20, heartbeatMs: 50 });
    onTestFinished(() => other.close());
    const at = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const [anna, bert] = [await open(ANNA, undefined, { at, app: other }), await open(BERT, undefined, { at, app: other })];
    await anna.event();
    await endSessionIds(other.db, 'embedded', [`session-${ANNA}`], new Date());
    await expect(anna.event()).rejects.toThrow('The stream was closed.');
    await bert.event();
    await other.db
      .insertInto('stream_event')
      .values({ candidate_id: BERT, topic: 'notification.received', payload: jsonb({ id: 'n', unReadNotifications: 7 }) })
      .execute();
    expect(await bert.event()).toMatchObject({ data: { unReadNotifications: 7 } });
    bert.close();
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
