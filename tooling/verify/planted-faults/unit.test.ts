import { describe, expect, test } from 'vitest';
import { unitTests } from '../checks/unit-tests.ts';
import type { ToyTree } from '../toy-tree.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

// Each test starts runs of tests of its own, which a busy machine keeps waiting.
describe('unit', { timeout: 300_000 }, () => {
  const CONTRACT = 'tests/remote-contract.test.tsx';
  const testOf = (expected: number) =>
    `import { expect, test } from 'vitest';\ntest('adds', () => { expect(1 + 1).toBe(${expected}); });`;
  const files = {
    'mfe-profile/package.json': TOY_PACKAGE,
    'mfe-profile/vitest.config.ts':
      "import { definePackage } from '@hirehq/tooling/vitest';\nexport default definePackage({ environment: 'node' });",
    [`mfe-profile/${CONTRACT}`]: testOf(2),
  };
  const prepare = (tree: ToyTree) => tree.link('mfe-profile', 'mfe-profile');

  test.each(['src/a.test.ts', CONTRACT])('finds a test that fails in %s', async (file) => {
    expect(await findingsOf(unitTests(), { ...files, [`mfe-profile/${file}`]: testOf(3) }, prepare)).toEqual([
      `mfe-profile/${file}: adds: AssertionError: expected 2 to be 3 // Object.is equality`,
    ]);
  });
  test('accepts those that pass, and requires the contract of a remote', async () => {
    expect(await findingsOf(unitTests(), files, prepare)).toEqual([]);
    const { [`mfe-profile/${CONTRACT}`]: _, ...without } = files;
    expect(await findingsOf(unitTests(), { ...without, 'mfe-profile/src/a.test.ts': testOf(2) }, prepare)).toEqual([
      `mfe-profile: has no test in ${CONTRACT}`,
    ]);
  });
  test('finds a file that cannot be loaded', async () => {
    expect(await findingsOf(unitTests(), { ...files, 'mfe-profile/src/a.test.ts': "import './gone.ts';" }, prepare)).toEqual([
      expect.stringMatching(/^mfe-profile\/src\/a\.test\.ts: .*gone/),
    ]);
  });
  test('runs what a change reaches only', async () => {
    const changed = {
      ...files,
      'mfe-profile/src/a.ts': 'export const a = 1;',
      'mfe-profile/src/a.test.ts':
        "import { test } from 'vitest';\nimport './a.ts';\ntest('reaches a', () => { throw new Error('ran'); });",
      'mfe-profile/src/b.test.ts': "import { test } from 'vitest';\ntest('is left out', () => { throw new Error(); });",
    };
    expect(await findingsOf(unitTests({ reaching: ['mfe-profile/src/a.ts'] }), changed, prepare)).toEqual([
      'mfe-profile/src/a.test.ts: reaches a: Error: ran',
    ]);
    expect(await findingsOf(unitTests({ reaching: [] }), changed, prepare)).toEqual([]);
  });
});
