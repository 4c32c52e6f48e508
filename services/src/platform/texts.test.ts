import { expect, test } from 'vitest';
import { createTexts } from './texts.ts';

const jobs = '{count, plural, one {one job} other {# jobs}} at {company}';
const text = createTexts({
  en: { jobs },
  es: { jobs: '{count, plural, one {un empleo} other {# empleos}} en {company}' },
  ar: { jobs: '{count, plural, one {وظيفة} two {وظيفتان} few {# وظائف} other {# وظيفة}} لدى {company}' },
});

test.each([
  ['en', 1, 'one job at Acme'],
  ['en', 1200, '1,200 jobs at Acme'],
  ['es', 2, '2 empleos en Acme'],
  ['ar', 2, 'وظيفتان لدى \u2068Acme\u2069'],
  ['ar', 5, '5 وظائف لدى \u2068Acme\u2069'],
] as const)('a text in %s for %d', (locale, count, expected) => {
  expect(text('jobs', locale, { count, company: 'Acme' })).toBe(expected);
});

test('a value is treated neither as a message nor as markup', () => {
  expect(text('jobs', 'en', { count: 1, company: '<b>{count}</b> & ’Sons’' })).toBe('one job at <b>{count}</b> & ’Sons’');
});

test('a missing value throws', () => {
  expect(() => text('jobs', 'en', { count: 1 })).toThrow('company');
});
