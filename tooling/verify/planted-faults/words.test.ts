import { describe, expect, test } from 'vitest';
import { words } from '../checks/words.ts';
import { findingsOf, json } from './findings-of.ts';

describe('words', () => {
  test.each([
    ['a comment', 'toy/a.ts', '/** The row is taken away. */\nexport const a = 1;', "'taken away': write removed"],
    [
      'a comment of two lines',
      'toy/a.ts',
      '/**\n * The row is taken\n * away.\n */\nexport const a = 1;',
      "'taken away': write removed",
    ],
    ['a page', 'docs/a.md', 'It answers with a list.', "'answers with': write returns, responds with"],
    ['a text of a screen', 'toy/src/messages/en.json', json({ 'a.b': 'Your search goes on.' }), "'goes on': write continues"],
  ])('finds a phrase in %s', async (_, file, text, message) => {
    expect(await findingsOf(words, { [file]: text })).toEqual([`${file}: ${message}`]);
  });
  test('accepts plain words, and other languages', async () => {
    const files = { 'toy/a.ts': '/** The row is removed. */', 'toy/src/messages/es.json': json({ 'a.b': 'anew' }) };
    expect(await findingsOf(words, files)).toEqual([]);
  });
});
