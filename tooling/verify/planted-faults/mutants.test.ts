import { describe, expect, test } from 'vitest';
import { mutants } from '../checks/mutants.ts';
import type { Mutation } from '../mutants/mutation.ts';
import type { ToyTree } from '../toy-tree.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

const FILE = 'mfe-profile/src/cap/cap.ts';
const files = {
  'mfe-profile/package.json': TOY_PACKAGE,
  'mfe-profile/vitest.config.ts':
    "import { definePackage } from '@hirehq/tooling/vitest';\nexport default definePackage({ environment: 'node' });",
  [FILE]: 'export const fits = (size: number): boolean => size >= 0 && size <= 9;\n',
  'mfe-profile/src/cap/cap.test.ts':
    "import { expect, test } from 'vitest';\nimport { fits } from './cap.ts';\ntest('fits', () => { expect([fits(9), fits(10)]).toEqual([true, false]); });",
};
const prepare = (tree: ToyTree) => tree.link('mfe-profile', 'mfe-profile');
const NOTICED: Mutation = { file: FILE, find: 'size <= 9', replace: 'size <= 10', why: 'Ten fit.' };
const UNNOTICED: Mutation = { file: FILE, find: 'size >= 0', replace: 'true', why: 'Fewer than none fit.' };

// Each test starts runs of tests of its own, which a busy machine keeps waiting.
describe('mutants', { timeout: 300_000 }, () => {
  test('finds a change that no test notices', async () => {
    expect(await findingsOf(mutants([NOTICED, UNNOTICED]), files, prepare)).toEqual([
      `${FILE}: no test notices: Fewer than none fit.`,
    ]);
  });
  test('accepts changes that tests notice', async () => {
    expect(await findingsOf(mutants([NOTICED]), files, prepare)).toEqual([]);
  });
  test('finds a row whose text is gone, is there twice, or has no test', async () => {
    const rows = [
      { ...NOTICED, find: 'size < 9' },
      { ...NOTICED, find: 'size ' },
      { ...NOTICED, tests: ['mfe-profile/src/gone/'] },
    ];
    expect(await findingsOf(mutants(rows), files, prepare)).toEqual([
      expect.stringContaining('contains `size < 9` 0 times'),
      expect.stringContaining('contains `size ` 2 times'),
      expect.stringContaining('has no test in mfe-profile/src/gone/'),
    ]);
  });
  test('finds tests that fail without a change', async () => {
    const failing = { ...files, [FILE]: 'export const fits = (size: number): boolean => size >= 0 && size <= 8;\n' };
    expect(await findingsOf(mutants([UNNOTICED]), failing, prepare)).toEqual([
      'mfe-profile/src/cap/cap.test.ts: fails without a mutation',
    ]);
  });
});
