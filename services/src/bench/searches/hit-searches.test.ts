import { expect, test } from 'vitest';
import { occupationSearches, openSearches } from './hit-searches.ts';
import { hitWords } from './hit-words.ts';

test('the titles of each language are different, and none excludes itself', async () => {
  const searches = await occupationSearches();
  expect(new Set(searches.map(({ id }) => id)).size).toBe(searches.length);
  expect(new Set(searches.map(({ kind }) => kind))).toEqual(new Set(['en', 'de', 'fr', 'es', 'ar']));
  expect(searches.filter((search) => !hitWords(search).hasNot(search.text)).map(({ id }) => id)).toEqual([]);
});

test('each search of the open half has words of a good hit', async () => {
  const searches = await openSearches();
  expect(searches.length).toBeGreaterThan(0);
  expect(searches.filter(({ hitAny }) => hitAny.length === 0)).toEqual([]);
});
