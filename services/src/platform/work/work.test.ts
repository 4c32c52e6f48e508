import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestWork, testAttempt } from '../testing/test-work.ts';
import { deadLetterReport } from './report-dead-letters.ts';
import { defineWork, onDemand, onSchedule, type WorkAttempt, type DeclaredWork, type WorkKind } from './work-kind.ts';
import { createWork, type WorkRunner } from './work.ts';

type Payload = { text: string };

let database: TestDatabase;
let said: { entry: Record<string, unknown>; message: string }[] = [];
const processes: (() => Promise<void>)[] = [];
const log = {
  warn: (entry: unknown, message?: unknown) =>
    void said.push({ entry: entry as Record<string, unknown>, message: String(message) }),
  error: (entry: unknown, message?: unknown) =>
    void said.push({ entry: entry as Record<string, unknown>, message: String(message) }),
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const stop of processes.splice(0)) await stop();
  said = [];
  await sql`delete from work.schedule`.execute(database.db);
  await sql`delete from work.job`.execute(database.db);
});

const kindOf = (rules: Partial<WorkKind<Payload>> = {}): WorkKind<Payload> =>
  defineWork({
    name: `test.${randomUUID()}`,
    payload: z.object({ text: z.string() }),
    retries: { limit: 1, delaySeconds: 1, longestDelaySeconds: 1 },
    timeLimitSeconds: 60,
    atATime: 1,
    ...rules,
  });

async function start(declared: readonly DeclaredWork[], stopWithinMs?: number): Promise<WorkRunner> {
  const runner = await startTestWork(database, { declared: () => declared, log, ...(stopWithinMs && { stopWithinMs }) });
  processes.push(runner.stop);
  return runner;
}

/** A process that enqueues and does nothing itself. */
function enqueuer(): WorkRunner {
  const runner = createWork({ databaseUrl: database.url, log });
  processes.push(runner.stop);
  return runner;
}

const enqueue = (runner: WorkRunner, kind: WorkKind<Payload>, text: string, key?: string) =>
  database.db.transaction().execute((trx) => runner.enqueue(trx, kind, { text }, key === undefined ? {} : { key }));

test('work of a transaction is done after the commit, and never after a rollback', async () => {
  const kind = kindOf();
  const done: string[] = [];
  const runner = await start([onDemand(kind, async ({ text }) => void done.push(text))]);
  const undone = database.db.transaction().execute(async (trx) => {
    await runner.enqueue(trx, kind, { text: 'never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await enqueue(runner, kind, 'once');
  await vi.waitFor(() => expect(done).toEqual(['once']), 20_000);
});

test('two processes share the work: each piece is done by one of them', async () => {
  const kind = kindOf();
  const done: { by: string; text: string }[] = [];
  const { promise: both, resolve } = Promise.withResolvers<void>();
  const atIt = new Set<string>();
  const worker = (by: string) =>
    onDemand(kind, async ({ text }) => {
      if (atIt.add(by).size > 1) resolve();
      await both;
      done.push({ by, text });
    });
  const [one] = [await start([worker('one')]), await start([worker('other')])];
  await database.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 30; index += 1) await one.enqueue(trx, kind, { text: String(index) });
  });
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(30), 30_000);
  expect(new Set(done.map(({ text }) => text)).size).toBe(30);
  expect(done).toHaveLength(30);
  expect(new Set(done.map(({ by }) => by)).size).toBe(2);
});

test('failed work is retried, logged, and finally a dead letter, which can be retried or discarded', async () => {
  const kind = kindOf();
  let isBroken = true;
  const done: string[] = [];
  const runner = await start([
    onDemand(kind, async ({ text }) => {
      if (isBroken) throw new Error(`no ${text}`);
      done.push(text);
    }),
  ]);
  await enqueue(runner, kind, 'first');
  await enqueue(runner, kind, 'second');
  const letters = () => runner.deadLetters.list(kind.name);
  await vi.waitFor(async () => expect(await letters()).toHaveLength(2), 30_000);
  const [first, second] = await letters();
  await deadLetterReport(runner.deadLetters, log).run({}, testAttempt);
  expect(said.at(-1)?.entry).toMatchObject({
    count: 2,
    waiting: [{ work: kind.name, workId: first?.id }, { workId: second?.id }],
  });
  expect(first).toMatchObject({ kind: kind.name, payload: { text: 'first' }, attempts: 2, reason: 'no first' });
  const failures = said.filter(({ entry }) => entry['work'] === kind.name && entry['err']);
  expect(failures).toHaveLength(4);
  expect(failures.every(({ entry }) => typeof entry['workId'] === 'string')).toBe(true);
  expect(done).toEqual([]);

  isBroken = false;
  expect(await runner.deadLetters.retry([first?.id ?? ''])).toBe(1);
  expect(await runner.deadLetters.discard([second?.id ?? ''])).toBe(1);
  await vi.waitFor(() => expect(done).toEqual(['first']), 20_000);
  expect(await letters()).toEqual([]);
});

test('work that finds no space is retried until there is some, however rarely its kind retries', async () => {
  const kind = kindOf({ retries: { limit: 0, delaySeconds: 1, longestDelaySeconds: 1 } });
  let attempts = 0;
  const done: string[] = [];
  const runner = await start([
    onDemand(kind, async ({ text }) => {
      attempts += 1;
      if (attempts <= 3) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      done.push(text);
    }),
  ]);
  await enqueue(runner, kind, 'written');
  await vi.waitFor(() => expect(done).toEqual(['written']), 60_000);
  expect(await runner.deadLetters.list(kind.name)).toEqual([]);
  expect(said.filter(({ message }) => message === 'work found no space and will be retried')).toHaveLength(3);
});

test('work whose process was killed is done by another one', async () => {
  const kind = kindOf();
  await enqueue(enqueuer(), kind, 'left');
  // As a killed process leaves it: begun, and not heard of since.
  await sql`
    update work.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = ${kind.name}`.execute(database.db);
  const done: string[] = [];
  await start([onDemand(kind, async ({ text }) => void done.push(text))]);
  await vi.waitFor(() => expect(done).toEqual(['left']), 30_000);
  expect(said.find(({ message }) => message.includes('retrying'))?.entry).toMatchObject({
    work: kind.name,
    reason: 'job heartbeat timeout',
  });
});

test('with exclusive use of the database, a process immediately resumes the work of an earlier one', async () => {
  const kind = kindOf();
  await enqueue(enqueuer(), kind, 'left');
  await sql`update work.job set state = 'active', started_on = now(), heartbeat_on = now() where name = ${kind.name}`.execute(
    database.db,
  );
  const done: string[] = [];
  const runner = await start([onDemand(kind, async ({ text }) => void done.push(text))]);
  await runner.giveBackAll(database.db);
  await vi.waitFor(() => expect(done).toEqual(['left']), 20_000);
});

test('an attempt that takes too long is aborted and retried', async () => {
  const kind = kindOf({ timeLimitSeconds: 1 });
  const signals: AbortSignal[] = [];
  const runner = await start([
    onDemand(kind, async (_, { signal }) => {
      signals.push(signal);
      if (signals.length === 1) await new Promise(() => undefined);
    }),
  ]);
  await enqueue(runner, kind, 'slow');
  await vi.waitFor(() => expect(signals).toHaveLength(2), 30_000);
  expect(signals[0]?.aborted).toBe(true);
});

test('a stop waits for running work, and takes no more', async () => {
  const kind = kindOf();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const done: string[] = [];
  const runner = await start([
    onDemand(kind, async ({ text }, { signal }) => {
      begin();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      done.push(text);
    }),
  ]);
  await enqueue(runner, kind, 'under way');
  await begun;
  await enqueue(runner, kind, 'waiting');
  await runner.stop();
  expect(done).toEqual(['under way']);
  const { rows } = await sql<{ state: string }>`select state from work.job where name = ${kind.name} order by state`.execute(
    database.db,
  );
  expect(rows.map(({ state }) => state)).toEqual(['created', 'completed']);
});

test('a stop releases work that takes too long, and another process does it', async () => {
  const kind = kindOf();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const runner = await start(
    [
      onDemand(kind, async () => {
        begin();
        await new Promise(() => undefined);
      }),
    ],
    1000,
  );
  await enqueue(runner, kind, 'endless');
  await begun;
  await runner.stop();
  const done: string[] = [];
  await start([onDemand(kind, async ({ text }) => void done.push(text))]);
  await vi.waitFor(() => expect(done).toEqual(['endless']), 20_000);
});

test('work that completes in its transaction is atomic', async () => {
  const kind = kindOf();
  let isBroken = true;
  const run = async ({ text }: Payload, { completeIn }: WorkAttempt) =>
    database.db.transaction().execute(async (trx) => {
      await sql`insert into attempt (key, count, ends_at) values (${text}, 1, now())`.execute(trx);
      await completeIn(trx);
      if (isBroken) {
        isBroken = false;
        throw new Error('the connection broke');
      }
    });
  const runner = await start([onDemand(kind, run)]);
  const text = randomUUID();
  await enqueue(runner, kind, text);
  const written = () => database.db.selectFrom('attempt').select('count').where('key', '=', text).execute();
  await vi.waitFor(async () => expect(await written()).toHaveLength(1), 20_000);
});

test('work with one key runs one at a time, and another key does not wait for it', async () => {
  const kind = kindOf({ atATime: 3, onePerKey: 'running' });
  const under = new Map<string, number>();
  let most = 0;
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const done: string[] = [];
  const worker = onDemand(kind, async ({ text }) => {
    const key = text.slice(0, 1);
    under.set(key, (under.get(key) ?? 0) + 1);
    most = Math.max(most, under.get(key) ?? 0);
    if (key === 'a') await free;
    under.set(key, (under.get(key) ?? 0) - 1);
    done.push(text);
  });
  const [runner] = [await start([worker]), await start([worker])];
  for (const text of ['a1', 'a2', 'a3', 'b1', 'b2']) await enqueue(runner, kind, text, text.slice(0, 1));
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['b1', 'b2']), 20_000);
  release();
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']), 30_000);
  expect(most).toBe(1);
});

test('runs missed while no process was running are made up for once', async () => {
  const name = `test.${randomUUID()}`;
  const done: string[] = [];
  // Half an hour away from now: a run that is due now would come besides the missed one.
  const minute = (new Date().getUTCMinutes() + 30) % 60;
  const work = () => onSchedule({ name, schedule: `${minute} * * * *`, run: async () => void done.push(name) });
  await (await start([work()])).stop();
  done.length = 0;
  await sql`delete from work.job`.execute(database.db);
  await sql`update work.schedule set created_on = now() - interval '1 day'`.execute(database.db);
  await sql`update work.version set cron_on = now() - interval '5 hours'`.execute(database.db);
  await Promise.all([start([work()]), start([work()])]);
  await vi.waitFor(() => expect(done).toEqual([name]), 30_000);
  const { rows } = await sql<{ state: string }>`select state from work.job where name = ${name}`.execute(database.db);
  expect(rows).toHaveLength(1);
});
