import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface PathsToTest {
  packages: ReadonlyMap<string, readonly string[]>;
  options: readonly string[];
  watch: boolean;
}
const { pathsToTest } = (await import(new URL('./paths-to-test.mjs', import.meta.url).href)) as {
  pathsToTest: (words: readonly string[], where: { root: string; from: string }) => PathsToTest | undefined;
};

const root = mkdtempSync(join(tmpdir(), 'hirehq-paths-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const file of ['services/src/ids/a.test.ts', 'mfe-jobs/src/b.test.tsx', 'e2e/journeys/c.spec.ts', 'docs/d.md']) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), '');
}
for (const folder of ['services', 'mfe-jobs', 'e2e']) writeFileSync(join(root, folder, 'package.json'), '{}');

const of = (words: readonly string[], from = root) => {
  const found = pathsToTest(words, { root, from });
  return found && { ...found, packages: Object.fromEntries(found.packages) };
};

test.each([[[]], [['verify']], [['full', 'e2e']], [['changed']]])('%j names no path', (words) => {
  expect(of(words)).toBeUndefined();
});

test('paths are divided by package, and options passed on', () => {
  expect(of(['services/src/ids/a.test.ts', 'services/src', 'mfe-jobs/src/b.test.tsx', '-t', 'JB-10 a/b', '--watch'])).toEqual({
    packages: { services: ['src/ids/a.test.ts', 'src'], 'mfe-jobs': ['src/b.test.tsx'] },
    options: ['-t', 'JB-10 a/b'],
    watch: true,
  });
  expect(of(['services/'])).toEqual({ packages: { services: [] }, options: [], watch: false });
});

test('a path may be relative to the folder the command was typed in', () => {
  expect(of(['ids/a.test.ts'], join(root, 'services', 'src'))?.packages).toEqual({ services: ['src/ids/a.test.ts'] });
});

test('what is not there, or in no package, is an error that says so', () => {
  expect(() => of(['services/src/none.test.ts'])).toThrow('There is no file or folder services/src/none.test.ts');
  expect(() => of(['docs/d.md'])).toThrow('docs/d.md is in no package');
});
