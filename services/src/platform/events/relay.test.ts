import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createOutbox } from './outbox.ts';
import { createRelay } from './relay.ts';

const quiet = { error: () => undefined, warn: () => undefined };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('several processes on one outbox', () => {
  it('share the events: each is handled by one of them', async () => {
    const { db } = database;
    const handled: { by: string; id: number }[] = [];
    // Nobody is through with its first event before a second one has one too.
    const { promise: shared, resolve: share } = Promise.withResolvers<void>();
    const atIt = new Set<string>();
    const relays = ['one', 'two', 'three'].map((name) => {
      const onEvent = async ({ id }: { id: number }) => {
        if (atIt.add(name).size > 1) share();
        await shared;
        handled.push({ by: name, id });
      };
      return createRelay({ db, log: quiet, modules: [{ name, onEvent }] });
    });
    onTestFinished(async () => {
      for (const relay of relays) await relay.stop();
    });
    const outbox = createOutbox();
    await db.transaction().execute(async (trx) => {
      for (let index = 0; index < 60; index += 1) {
        await outbox.add(trx, 'application.submitted', {
          applicationId: String(index),
          jobId: 'j',
          candidateId: 'c',
          jobTitle: 't',
          establishmentName: 'e',
        });
      }
    });
    for (const relay of relays) relay.wake();
    await vi.waitFor(() => expect(handled.length).toBeGreaterThanOrEqual(60), 30_000);
    for (const relay of relays) await relay.stop();
    expect(new Set(handled.map(({ id }) => id)).size).toBe(60);
    expect(handled).toHaveLength(60);
    expect(new Set(handled.map(({ by }) => by)).size).toBeGreaterThan(1);
  });
});
