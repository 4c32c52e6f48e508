import { expect, test } from 'vitest';
import { hitWords } from './hit-words.ts';

test.each([
  ['Registered Nurse', true],
  ['Nurses wanted', true],
  ['RN, Ward 4', true],
  ['Learning Designer', false],
  ['Krankenschwester', false],
])('a word decides about “%s”: %s', (title, expected) => {
  expect(hitWords({ hitAny: ['nurse', 'rn'], hitNone: [] }).has(title)).toBe(expected);
});

test('accents and letters without spaces between words are no obstacle', () => {
  expect(hitWords({ hitAny: ['serveur', 'developpeur'], hitNone: [] }).has('Développeur Web')).toBe(true);
  expect(hitWords({ hitAny: ['看護'], hitNone: [] }).has('訪問看護師')).toBe(true);
});

test('without words any hit will do, and none may have a word that speaks against it', () => {
  const words = hitWords({ hitAny: [], hitNone: ['software'] });
  expect(words.has('Anything')).toBe(true);
  expect(words.hasNot('Software Architect')).toBe(false);
  expect(words.hasNot('Architect')).toBe(true);
});
