import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { silent, startTestWork } from '../testing/test-work.ts';
import { workDone } from '../testing/work-done.ts';
import { subscriptionsOf } from './event-work.ts';
import { createOutbox } from './outbox-writer.store.ts';
import { createRelay, type Relay } from './relay.ts';
import type { EventHandlers, OutboxTopics } from './topics.ts';

let database: TestDatabase;
const outbox = createOutbox();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const submitted = (applicationId: string): OutboxTopics['application.submitted'] => ({
  applicationId,
  jobId: 'j',
  candidateId: 'c',
  jobTitle: 't',
  establishmentName: 'e',
});
const add = (ids: readonly string[]) =>
  database.db.transaction().execute(async (trx) => {
    for (const id of ids) await outbox.add(trx, 'application.submitted', submitted(id));
  });

/** One process with these modules. */
async function processWith(modules: readonly { name: string; events: EventHandlers }[]): Promise<Relay> {
  const subscriptions = subscriptionsOf(modules);
  const work = await startTestWork(database, { declared: () => subscriptions.map((each) => each.work) });
  const relay = createRelay({ db: database.db, subscriptions, work, log: silent });
  onTestFinished(async () => {
    await relay.stop();
    await work.stop();
    await sql`delete from work.job`.execute(database.db);
  });
  return relay;
}

describe('several processes on one outbox', () => {
  it('share the events: each is handled once, by one of them', async () => {
    const handled: { by: string; id: number }[] = [];
    // Nobody is through with its first event before a second one has one too.
    const { promise: shared, resolve: share } = Promise.withResolvers<void>();
    const atIt = new Set<string>();
    const relays: Relay[] = [];
    for (const by of ['one', 'two', 'three'])
      relays.push(
        await processWith([
          {
            name: 'shared',
            events: {
              'application.submitted': async ({ id }) => {
                if (atIt.add(by).size > 1) share();
                await shared;
                handled.push({ by, id });
              },
            },
          },
        ]),
      );
    await add(Array.from({ length: 60 }, (_, index) => String(index)));
    for (const relay of relays) relay.wake();
    await vi.waitFor(() => expect(handled.length).toBeGreaterThanOrEqual(60), 30_000);
    await workDone(database.db);
    expect(new Set(handled.map(({ id }) => id)).size).toBe(60);
    expect(handled).toHaveLength(60);
    expect(new Set(handled.map(({ by }) => by)).size).toBeGreaterThan(1);
  });
});

describe('an event', () => {
  it('occupies no database connection while it is handled', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    const handler = async () => {
      begin();
      await free;
    };
    const relay = await processWith([{ name: 'slow', events: { 'application.submitted': handler } }]);
    await add(['one']);
    relay.wake();
    await begun;
    const held = () =>
      sql`select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
        database.db,
      );
    await vi.waitFor(async () => expect((await held()).rows).toEqual([]), 10_000);
    release();
    await workDone(database.db);
  });

  it('is delivered only to the modules subscribed to its topic', async () => {
    const heard: string[] = [];
    const relay = await processWith([
      { name: 'follows', events: { 'application.submitted': async () => void heard.push('follows') } },
      { name: 'other', events: { 'job.closed': async () => void heard.push('other') } },
    ]);
    await add(['one']);
    relay.wake();
    await workDone(database.db);
    expect(heard).toEqual(['follows']);
    const { rows } = await sql<{ name: string }>`select name from work.job where name like '%.event'`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(['follows.event']);
  });

  it('whose handler always throws finally becomes a dead letter, and blocks neither others nor another module', async () => {
    const heard: string[] = [];
    const relay = await processWith([
      {
        name: 'stubborn',
        events: {
          'application.submitted': async ({ payload }) => {
            if (payload.applicationId === 'poison') throw new Error('never');
            heard.push(`stubborn ${payload.applicationId}`);
          },
        },
      },
      {
        name: 'calm',
        events: { 'application.submitted': async ({ payload }) => void heard.push(`calm ${payload.applicationId}`) },
      },
    ]);
    await add(['poison', 'fine']);
    relay.wake();
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['calm fine', 'calm poison', 'stubborn fine']), 30_000);
    // Its last try, without waiting for an hour.
    await sql`update work.job set retry_limit = retry_count, start_after = now() where state = 'retry'`.execute(database.db);
    const dead = () =>
      sql<{ data: { payload: object } }>`select data from work.job where name = 'dead-letters'`.execute(database.db);
    await vi.waitFor(async () => expect((await dead()).rows).toHaveLength(1), 30_000);
    expect((await dead()).rows[0]?.data).toMatchObject({ topic: 'application.submitted', payload: { applicationId: 'poison' } });
  });
});
