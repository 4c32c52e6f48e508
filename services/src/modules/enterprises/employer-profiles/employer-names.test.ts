import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { employersNamed } from './employer-names.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const names = ['Acme Health', 'North Acme', 'ACME Care', '100 % Care', 'Baker and Sons', 'Straße & Łódź AG'];
  await database.db
    .insertInto('enterprise')
    .values(names.map((establishment_name) => ({ id: randomUUID(), establishment_name })))
    .execute();
});
afterAll(() => database.drop());

const named = async (text: string, limit = 10) =>
  (await employersNamed(database.db, text, limit)).map(({ enterpriseName }) => enterpriseName);

test('PR-07 employers are found by any part of their name, those that start with it first', async () => {
  expect(await named('acme')).toEqual(['ACME Care', 'Acme Health', 'North Acme']);
  expect(await named('acme', 1)).toEqual(['ACME Care']);
  expect(await named('nobody')).toEqual([]);
});

test('PR-07 an employer is found without the letters of its language', async () => {
  for (const typed of ['Straße', 'STRASSE', 'lodz', 'ŁÓDŹ', 'e & ł']) expect(await named(typed)).toEqual(['Straße & Łódź AG']);
});

test('PR-07 what is typed is a text, not a pattern', async () => {
  expect(await named('%')).toEqual(['100 % Care']);
  expect(await named('_')).toEqual([]);
});
