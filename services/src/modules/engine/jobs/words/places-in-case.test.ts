import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { countryName } from '../../places/index.ts';
import { foldText } from '../../skills/index.ts';
import { placeInWords } from './place-in-words.ts';
import { TypedText } from './typed-text.ts';

const CITIES = [
  ['Poznań', 'PL', 540_000],
  ['Praha', 'CZ', 1_300_000],
  ['Brno', 'CZ', 380_000],
  ['Казань', 'RU', 1_200_000],
  ['Rijeka', 'HR', 108_000],
  ['Oulu', 'FI', 210_000],
  ['Do', 'BA', 20_000],
  ['Essen', 'DE', 590_000],
  ['Nice', 'FR', 340_000],
] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const [index, [name, code, population]] of CITIES.entries()) {
    const id = `city:${index}`;
    const where = { country_code: code, country_name: countryName(code), state_code: null, state_name: null };
    const row = { id, kind: 'city' as const, name, ...where, population, latitude: null, longitude: null, time_zone: null };
    await database.db.insertInto('place').values(row).execute();
    await database.db
      .insertInto('place_name')
      .values({ folded: foldText(name), place_id: id, population })
      .execute();
  }
});
afterAll(() => database.drop());

async function placeOf(text: string, here?: string) {
  const typed = new TypedText(text);
  const found = await placeInWords(database.db, typed, { taken: [], here });
  return found && [typed.wordsIn(found), found.filter.city];
}

test.each([
  ['kucharz w Poznaniu', undefined, 'w poznaniu', 'Poznań'],
  ['kuchař v Praze', undefined, 'v praze', 'Praha'],
  ['kuchař v Brně', undefined, 'v brne', 'Brno'],
  ['повар в Казани', undefined, 'в казани', 'Казань'],
  ['kuhar u Rijeci', undefined, 'u rijeci', 'Rijeka'],
  ['kokki Oulussa', 'FI', 'oulussa', 'Oulu'],
])('JB-10 “%s” names a city in another case', async (text, here, words, city) => {
  expect(await placeOf(text, here)).toEqual([words, city]);
});

test.each([
  ['kokki Oulussa', 'SE'],
  ['cook poznania', undefined],
  ['nice cook', 'US'],
  ['essen lieferant', 'US'],
])('JB-10 “%s” names no city for a visitor from %s', async (text, here) => {
  expect(await placeOf(text, here)).toBeUndefined();
});

test('JB-10 the city of the visitor is meant by its name, and a word said twice is a place at the end', async () => {
  expect(await placeOf('serveur nice', 'FR')).toEqual(['nice', 'Nice']);
  expect(await placeOf('essen lieferant essen', 'US')).toEqual(['essen', 'Essen']);
});
