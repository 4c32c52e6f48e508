import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NAMED_CHECKS, STATIC_CHECKS, testChecks } from '../checks/index.ts';

test('every check of verify has a failing case in the file of its name', () => {
  const finding = readdirSync(import.meta.dirname).filter(
    (file) =>
      file.endsWith('.test.ts') &&
      /^ *test(?:\.each\([\s\S]+?\))?\(\s*'finds /m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  const checks = [...STATIC_CHECKS, ...testChecks(), ...NAMED_CHECKS];
  expect(finding.toSorted()).toEqual(checks.map(({ name }) => `${name}.test.ts`).toSorted());
});
