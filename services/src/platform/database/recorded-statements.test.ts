import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { refusedStatements } from '../testing/recorded-statements.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('this server accepts every statement that was recorded on the newest', () => {
  expect(inject('refusedStatements')).toEqual([]);
});

test('a statement with a function or a column that the server lacks is refused, one with parameters is not', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const accepted = 'select id from job where id = $1 limit $2';
  const lacking = ['select gone(1)', 'select gone from job', 'select id from job where id = $1 and title @@@ $2'];
  const refused = await refusedStatements(client, [accepted, ...lacking]);
  await client.end();
  expect([...refused.keys()]).toEqual(lacking);
  expect(refused.get('select gone(1)')).toContain('function gone(integer) does not exist');
});
