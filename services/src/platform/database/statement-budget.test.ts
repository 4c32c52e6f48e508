import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, onServer, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { outsideStatementBudget, withStatementBudget } from './statement-budget.ts';

let database: TestDatabase;
/** One connection: whatever happens to it happens to the next statement. */
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ connectionString: database.url, poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);

/** Waits until so many statements sleep in the database. */
const sleeping = (many: number) =>
  expect
    .poll(
      () =>
        onServer(database.url, async (client) => {
          const { rows } = await client.query<{ count: number }>(
            `select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`,
          );
          return rows[0]?.count;
        }),
      { timeout: 20_000 },
    )
    .toBe(many);

test('a running statement is cancelled in the database, and fails with the reason', async () => {
  const budget = new AbortController();
  const slept = withStatementBudget({ signal: budget.signal }, () => sleep(600));
  await sleeping(1);
  budget.abort(new Error('over'));
  await expect(slept).rejects.toThrow('over');
  await sleeping(0);
});

test('none is started afterwards, including one that waits for a connection', async () => {
  const over = AbortSignal.abort(new Error('over'));
  await expect(withStatementBudget({ signal: over }, () => sleep(0))).rejects.toThrow('over');

  const budget = new AbortController();
  const [holds, waits] = withStatementBudget({ signal: budget.signal }, () => [sleep(600), sleep(600)]);
  const both = Promise.allSettled([holds, waits]);
  await sleeping(1);
  budget.abort(new Error('over'));
  expect((await both).map((each) => each.status)).toEqual(['rejected', 'rejected']);
  await sleeping(0);
});

test('a cancellation never hits the statement of another', async () => {
  for (let turn = 0; turn < 60; turn += 1) {
    const budget = new AbortController();
    const own = withStatementBudget({ signal: budget.signal }, () => sql`select pg_sleep(0.002)`.execute(db));
    const others = [sleep(0.001), sleep(0.001)];
    for (let ticks = 0; ticks < turn % 12; ticks += 1) await new Promise((resolve) => setImmediate(resolve));
    budget.abort(new Error('over'));
    await own.catch((error: unknown) => expect(error).toMatchObject({ message: 'over' }));
    await Promise.all(others);
  }
});

test('a transaction is never cancelled', async () => {
  await sql`create table kept (id int)`.execute(db);
  const budget = new AbortController();
  const written = withStatementBudget({ signal: budget.signal }, () =>
    db.transaction().execute(async (trx) => {
      await sql`insert into kept values (1)`.execute(trx);
      budget.abort(new Error('over'));
      await sql`insert into kept values (2)`.execute(trx);
    }),
  );
  await expect(written).resolves.toBeUndefined();
  expect((await sql`select id from kept`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test('shared work has no budget', async () => {
  const over = AbortSignal.abort(new Error('over'));
  const shared = withStatementBudget({ signal: over }, () => outsideStatementBudget(() => sleep(0)));
  await expect(shared).resolves.toBeDefined();
});

test('each statement waits for its turn, releases it, and reports its rows', async () => {
  const told: string[] = [];
  const budget = {
    signal: undefined,
    enter: async () => {
      told.push('enter');
      return () => void told.push('leave');
    },
    read: (rows: readonly unknown[]) => void told.push(`${rows.length} rows`),
  };
  await withStatementBudget(budget, () => sql`select generate_series(1, 3)`.execute(db));
  await expect(withStatementBudget(budget, () => sql`select nonsense`.execute(db))).rejects.toThrow('nonsense');
  expect(told).toEqual(['enter', '3 rows', 'leave', 'enter', 'leave']);
});
