import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Night shift', 'en', 'night shift'],
  ['Último día', 'es', 'último día'],
  ['€30,000 or more', 'en', '€30,000 or more'],
  ['HR only', 'en', 'HR only'],
  ['عن بُعد', 'ar', 'عن بُعد'],
])('%s in a sentence', (name, locale, expected) => {
  expect(inSentence(name, locale)).toBe(expected);
});
