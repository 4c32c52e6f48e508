import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseAway } from '../database-away.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openTestFiles } from '../testing/test-files.ts';
import { withStoredFiles } from './with-stored-files.ts';

const [ONE, OTHER] = [{ data: Buffer.from('one') }, { data: Buffer.from('other') }];

let database: TestDatabase;
let storage: Awaited<ReturnType<typeof openTestFiles>>;
beforeAll(async () => {
  [database, storage] = [await createTestDatabase(), await openTestFiles('disk')];
  // A row that is stored when the transaction commits, and ends the connection then.
  await sql`create table stored (key text);
    create function end_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger ends after insert on stored deferrable initially deferred
      for each row when (new.key like 'lost%') execute function end_connection()`.execute(database.db);
});
afterAll(async () => {
  await storage.close();
  await database.drop();
});

async function texts(keys: readonly string[]): Promise<(string | undefined)[]> {
  return Promise.all(keys.map(async (key) => (await storage.files.read(key))?.toString()));
}

/** The keys that the transaction was given, and why it failed. */
async function failing(transact: (keys: readonly string[]) => Promise<unknown>) {
  let given: readonly string[] = [];
  const failure = await withStoredFiles(storage.files, [ONE, OTHER], (stored) => {
    given = stored.map(({ storageKey }) => storageKey);
    return transact(given);
  }).catch((error: unknown) => error);
  return { keys: given, failure };
}

test('the transaction gets the keys of the stored files, and its result is returned', async () => {
  const keys = await withStoredFiles(storage.files, [ONE, OTHER], async ([one, other]) => [one.storageKey, other.storageKey]);
  expect(await texts(keys)).toEqual(['one', 'other']);
});

test('a transaction that fails leaves no file', async () => {
  const { keys, failure } = await failing(() => database.db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx)));
  expect(failure).toMatchObject({ code: '22012' });
  expect(keys).toHaveLength(2);
  expect(await texts(keys)).toEqual([undefined, undefined]);
});

test('SV-10 files are kept if the connection is lost during the commit', async () => {
  const { keys, failure } = await failing((stored) =>
    database.db.transaction().execute(async (trx) => {
      for (const key of stored) await sql`insert into stored values (${`lost ${key}`})`.execute(trx);
    }),
  );
  expect(failure).toSatisfy(isDatabaseAway);
  expect(await texts(keys)).toEqual(['one', 'other']);
});

test('a file that cannot be stored takes those before it along', async () => {
  const stored: string[] = [];
  const { put, remove } = storage.files;
  const refused = new Error('no more');
  const files = {
    remove,
    async put(data: Parameters<typeof put>[0]) {
      if (data === OTHER.data) throw refused;
      stored.push(await put(data));
      return stored.at(-1) ?? '';
    },
  };
  await expect(withStoredFiles(files, [ONE, OTHER], async () => undefined)).rejects.toBe(refused);
  expect(await texts(stored)).toEqual([undefined]);
});

test('the failure of the transaction is reported, also if the files cannot be removed', async () => {
  const failure = new Error('the transaction');
  const files = { put: storage.files.put, remove: () => Promise.reject(new Error('the removal')) };
  await expect(withStoredFiles(files, [ONE], () => Promise.reject(failure))).rejects.toBe(failure);
});
