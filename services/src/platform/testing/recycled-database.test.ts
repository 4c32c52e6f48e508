import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createNewTestDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';

/** Leaves a database after some statements, and returns the one the next file gets. */
async function nextAfter(change: (database: TestDatabase) => Promise<unknown>): Promise<{ left: string; next: TestDatabase }> {
  // Autovacuum has counted the rows of one that was used before.
  const database = await createNewTestDatabase();
  await change(database);
  await database.drop();
  return { left: database.url, next: await createTestDatabase() };
}

const countOf = async ({ db }: TestDatabase, table: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
};

test('a database whose rows changed goes to the next file without them', async () => {
  const { left, next } = await nextAfter(async ({ db }) => {
    await sql`insert into enterprise (id, establishment_name) values (gen_random_uuid(), 'Daily Crumb')`.execute(db);
    await sql`insert into search_word (word) values ('crumbly')`.execute(db);
    await sql`insert into outbox (topic, payload) values ('profile.changed', '{}')`.execute(db);
    await sql`delete from web_push_key`.execute(db);
  });
  expect(next.url).toBe(left);
  expect(await countOf(next, 'enterprise')).toBe(0);
  expect((await sql`select from search_word where word = 'crumbly'`.execute(next.db)).rows).toEqual([]);
  expect(await countOf(next, 'web_push_key')).toBe(1);
  const { rows } = await sql<{ id: number }>`insert into outbox (topic, payload) values ('a', '{}') returning id`.execute(
    next.db,
  );
  expect(rows).toEqual([{ id: 1 }]);
  await next.drop();
});

test.each([
  ['structure', 'create table left_behind (id int)'],
  ['catalogue', "update skill set name = 'Changed' where id = (select min(id) from skill)"],
  ['statistics', "insert into enterprise (id, establishment_name) values (gen_random_uuid(), 'A'); analyze enterprise"],
])('a database whose %s changed is dropped', async (_what, statement) => {
  const { left, next } = await nextAfter(({ db }) => sql.raw(statement).execute(db));
  expect(next.url).not.toBe(left);
  await next.drop();
});

test('the template is described once a run', () => {
  expect(inject('pristineDatabase').expected).toMatch(/public\.skill \d+/);
});
