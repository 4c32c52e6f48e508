import { describe, expect, test } from 'vitest';
import { suppressions } from '../checks/suppressions.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

describe('suppressions', () => {
  const file = (line: string) => ({ 'toy/package.json': TOY_PACKAGE, 'toy/a.ts': `${line}\nexport const a = 1;` });
  test.each(['// oxlint-disable-next-line no-console', '// @ts-expect-error', '/* eslint-disable */'])(
    'finds `%s` without a reason',
    async (line) => {
      expect(await findingsOf(suppressions, file(line))).toEqual([expect.stringContaining('add a reason')]);
    },
  );
  test('finds @ts-ignore whatever its reason', async () => {
    expect(await findingsOf(suppressions, file('// @ts-ignore -- the types are wrong'))).toEqual([
      expect.stringContaining('fix the type'),
    ]);
  });
  test('accepts a suppression with its reason', async () => {
    expect(await findingsOf(suppressions, file('// oxlint-disable-next-line no-console -- this is a command line'))).toEqual([]);
  });
});
