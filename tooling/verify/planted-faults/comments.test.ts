import { describe, expect, test } from 'vitest';
import { comments } from '../checks/comments.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

const tree = (text: string) => ({ 'toy/package.json': TOY_PACKAGE, 'toy/a.ts': text });

describe('comments', () => {
  test.each([
    ['that ends with a comma', '/** Up to this many are read, */\nconst MOST = 9;', 'end it here'],
    [
      'of two lines that ends with a conjunction',
      '/**\n * Up to this many are read\n * and\n */\nconst MOST = 9;',
      'end it here',
    ],
    ['that begins with a conjunction', '/** and this many of each. */\nconst OF_EACH = 3;', 'write it in full'],
    ['that begins with dots', '/** … of each. */\nconst OF_EACH = 3;', 'write it in full'],
  ])('finds a sentence %s', async (_, text, message) => {
    expect(await findingsOf(comments, tree(text))).toEqual([expect.stringContaining(message)]);
  });
  test('accepts sentences of their own', async () => {
    const text = [
      '/** Up to this many are read, one of each. */\nconst MOST = 9;',
      '/** `Query.jobs`, `Mutation.applyToJob`, … */\ntype Field = string;',
      '/** andorra.json of the catalogue. */\nconst FILE = 1;',
      '/**\n * Reads it.\n * @param at Where it is,\n */\nconst read = 1;',
    ].join('\n');
    expect(await findingsOf(comments, tree(text))).toEqual([]);
  });
});
