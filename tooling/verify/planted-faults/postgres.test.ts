import { describe, expect, test } from 'vitest';
import { oldestPostgres } from '../checks/oldest-postgres.ts';
import type { ToyTree } from '../toy-tree.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

// Each test starts runs of tests of its own, which a busy machine keeps waiting.
describe('postgres', { timeout: 300_000 }, () => {
  const testOf = (expected: string) =>
    `import { expect, test } from 'vitest';\nimport '../testing/test-database.ts';\ntest('runs there', () => { expect(process.env['HIREHQ_TEST_POSTGRES']).toBe('${expected}'); });`;
  const files = {
    'services/package.json': TOY_PACKAGE,
    'services/vitest.config.ts':
      "import { definePackage } from '@hirehq/tooling/vitest';\nexport default definePackage({ environment: 'node' });",
    'services/src/platform/testing/test-database.ts': '',
    'services/src/without-sql.test.ts': "import { test } from 'vitest';\ntest('is left out', () => { throw new Error(); });",
  };
  const prepare = (tree: ToyTree) => tree.link('services', 'mfe-notifications');
  const server = { version: 15, binaries: '/fifteen' };
  const inQueue = 'services/src/platform/work/a.test.ts';
  const elsewhere = 'services/src/platform/http/a.test.ts';

  test('finds a test of SQL that fails on that server', async () => {
    expect(await findingsOf(oldestPostgres({ server }), { ...files, [inQueue]: testOf('/sixteen') }, prepare)).toEqual([
      expect.stringMatching(/^services\/src\/platform\/work\/a\.test\.ts: runs there: AssertionError/),
    ]);
  });
  test('accepts one that passes, and runs others that reach a database only when told to', async () => {
    const both = { ...files, [inQueue]: testOf('/fifteen'), [elsewhere]: testOf('/sixteen') };
    expect(await findingsOf(oldestPostgres({ server }), both, prepare)).toEqual([]);
    expect(await findingsOf(oldestPostgres({ server, full: true }), both, prepare)).toEqual([
      expect.stringMatching(/^services\/src\/platform\/http\/a\.test\.ts: runs there: AssertionError/),
    ]);
  });
});
