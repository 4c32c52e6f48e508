import { describe, expect, test } from 'vitest';
import { types } from '../checks/types.ts';
import { TOY_PACKAGE, findingsOf, json } from './findings-of.ts';

describe('types', () => {
  const files = {
    'toy/package.json': TOY_PACKAGE,
    'toy/tsconfig.json': json({ compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['.'] }),
  };
  test('finds a wrong type', async () => {
    expect(await findingsOf(types, { ...files, 'toy/a.ts': 'export const a: number = "one";' })).toEqual([
      expect.stringMatching(/^toy\/a\.ts: TS2322: .*not assignable/),
    ]);
  });
  test('accepts right types', async () => {
    expect(await findingsOf(types, { ...files, 'toy/a.ts': 'export const a: number = 1;' })).toEqual([]);
  });
});
