import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { endLeases, unlessLeased, withLease, type Lease } from './lease.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** As a process does that is not heard of for longer than its lease. */
const runOut = (name: string) =>
  database.db
    .updateTable('lease')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('name', '=', name)
    .execute();

describe('a lease', () => {
  it('is held by one at a time; the next one learns that it has to wait', async () => {
    const { db } = database;
    const order: string[] = [];
    const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>();
    const first = withLease(db, 'one', async () => {
      order.push('first begins');
      await firstMayEnd;
      order.push('first ends');
    });
    await vi.waitFor(() => expect(order).toEqual(['first begins']), 30_000);
    const { promise: waits, resolve: onWait } = Promise.withResolvers<void>();
    const second = withLease(db, 'one', async () => void order.push('second'), { onWait });
    await waits;
    endFirst();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  it('is skipped by a process that does not wait for it', async () => {
    const { db } = database;
    const skipped = vi.fn<() => Promise<void>>();
    await withLease(db, 'two', () => unlessLeased(db, 'two', skipped));
    expect(skipped).not.toHaveBeenCalled();
    await unlessLeased(db, 'two', skipped);
    expect(skipped).toHaveBeenCalledOnce();
  });

  it('passes to another process if the first does not renew it, whose writes fail from then on', async () => {
    const { db } = database;
    await withLease(db, 'three', async (first: Lease) => {
      await db.transaction().execute((trx) => first.assertHeld(trx));
      await runOut('three');
      await withLease(db, 'three', async () => {
        await expect(db.transaction().execute((trx) => first.assertHeld(trx))).rejects.toThrow('three');
      });
    });
  });

  it('of a process that died is ended by a process with exclusive use of the server', async () => {
    const { db } = database;
    await withLease(db, 'four', async () => {
      await endLeases(db);
      const taken = vi.fn<() => Promise<void>>();
      await unlessLeased(db, 'four', taken);
      expect(taken).toHaveBeenCalledOnce();
    });
  });
});
