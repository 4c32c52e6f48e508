import { describe, expect, test } from 'vitest';
import { format } from '../checks/format.ts';
import type { ToyTree } from '../toy-tree.ts';
import { findingsOf } from './findings-of.ts';

describe('format', () => {
  const config = (tree: ToyTree) => tree.copy('.oxfmtrc.json');
  test('finds a file that is not formatted', async () => {
    expect(await findingsOf(format, { 'toy/a.ts': 'export const a   = "one"' }, config)).toEqual([
      'toy/a.ts: is not formatted: pnpm exec oxfmt toy/a.ts',
    ]);
  });
  test('accepts a formatted file', async () => {
    expect(await findingsOf(format, { 'toy/a.ts': "export const a = 'one';\n" }, config)).toEqual([]);
  });
});
