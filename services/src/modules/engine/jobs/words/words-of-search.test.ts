import { expect, test } from 'vitest';
import { wordsOfSearch } from './words-of-search.ts';

test.each([
  ['agent de sécurité à Lyon', ['agent', 'de', 'securite', 'lyon']],
  ['emploi chef de projet', ['chef', 'de', 'projet']],
  ['nurse in the north', ['nurse', 'north']],
  ['chef de nuit', ['chef', 'nuit']],
])('JB-08 small words of “%s” are left out, unless the name of an occupation has them', (typed, words) => {
  expect(wordsOfSearch(typed).words).toEqual(words);
});

test('JB-08 words that are all small are searched for', () => {
  expect(wordsOfSearch('de la').words.length).toBeGreaterThan(0);
});
