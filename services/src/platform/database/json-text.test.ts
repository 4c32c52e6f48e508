import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

test.each([
  ['half a character', '\ud83d', '\ufffd'],
  ['the other half', 'a\ude00b', 'a\ufffdb'],
  ['half of one beside a whole one', '😀\ud83d', '😀\ufffd'],
  ['two first halves', '\ud83d\ud83d', '\ufffd\ufffd'],
  ['a whole character', '😀', '😀'],
  ['a text that only looks like an escape', String.raw`\ud83d and \\ud83d`, String.raw`\ud83d and \\ud83d`],
  ['NUL', 'a\0b\0', 'a\ufffdb\ufffd'],
  ['a text that only looks like NUL', String.raw`\u0000 and \\u0000`, String.raw`\u0000 and \\u0000`],
  ['a backslash before half a character', '\\\ud83d', '\\\ufffd'],
])('%s', (_name, text, stored) => {
  expect(JSON.parse(jsonText([text]))).toEqual([stored]);
});
