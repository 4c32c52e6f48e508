import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { addSearchWords } from '../skills/index.ts';
import { citiesMistyped } from './mistyped-cities.store.ts';
import { seedPlaces } from './seed-places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPlaces(database.db);
  await database.db.transaction().execute((trx) => addSearchWords(trx, new Set(['uthrecht'])));
});
afterAll(() => database.drop());

test.each([
  ['amsterdm', 'NL', 'Amsterdam'],
  ['amstredam', 'NL', 'Amsterdam'],
  ['toulouze', 'FR', 'Toulouse'],
  ['amsterdm', 'FR', undefined],
  ['amstrdm', 'NL', undefined],
  ['uthrecht', 'NL', undefined],
])('JB-10 “%s” in %s is %s', async (word, country, city) => {
  expect((await citiesMistyped(database.db, [word], country)).get(word)?.[0]?.name).toBe(city);
});
