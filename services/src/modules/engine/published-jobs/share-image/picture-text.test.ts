import { expect, test } from 'vitest';
import { beginsRightToLeft, lineOf } from './picture-text.ts';

test.each([
  ['a\u0000b\nc\u2028d', 'a b c d'],
  ['\u202Eevil\u2066', 'evil'],
  ['\uD800 half', '\uFFFD half'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['  much   space ', 'much space'],
  ['<b>&amp;', '<b>&amp;'],
])('JB-24 %j is drawn as one line', (given, line) => {
  expect(lineOf(given, 100)).toBe(line);
});

test('JB-24 a long text is cut between letters, and piled marks are few', () => {
  expect(lineOf('👩‍⚕️'.repeat(50), 3)).toBe('👩‍⚕️👩‍⚕️…');
  expect(lineOf(`e${'\u0316'.repeat(300)}`, 10)).toHaveLength(5);
});

test.each([
  ['Nurse ممرض', false],
  ['2 ممرض', true],
  ['אחות', true],
  ['', false],
])('JB-24 whether %j is written from right to left: %s', (text, is) => {
  expect(beginsRightToLeft(text)).toBe(is);
});
