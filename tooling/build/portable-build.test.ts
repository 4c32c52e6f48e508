import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { releaseSchema, type Release } from '@hirehq/shared-contracts/release';
import { buildPackage } from './build-package.ts';
import { numbersOf } from './portable-build.ts';
import { portableName } from './portable-names.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const FIXTURE = join(REPOSITORY, 'host-shell/tests/fixture-remote');
/** Two places of different depth, where the packages of a remote are found. */
const PLACES = ['host-shell', 'mfe-jobs'] as const;

/** The content of each file below a folder, by its path. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]));
}

describe('the same sources in two folders', () => {
  const made: string[] = [];
  const built: { folder: string; release: Release }[] = [];

  beforeAll(async () => {
    for (const [deeper, place] of PLACES.entries()) {
      const top = mkdtempSync(join(REPOSITORY, place, '.fixture-'));
      made.push(top);
      const packageFolder = join(top, 'and/a/longer/path/'.slice(0, deeper * 18));
      mkdirSync(packageFolder, { recursive: true });
      for (const name of ['src', 'package.json']) cpSync(join(FIXTURE, name), join(packageFolder, name), { recursive: true });
      const folder = (await buildPackage(packageFolder, 'remote')).split('\n').at(-1) ?? '';
      built.push({ folder, release: releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))) });
    }
  }, 240_000);
  afterAll(() => {
    for (const top of made) rmSync(top, { recursive: true, force: true });
  });

  it('PF-02 have one version', () => {
    expect(new Set(built.map(({ release }) => release.version)).size).toBe(1);
  });

  it('PF-02 give the same bytes in every file of the release', () => {
    const [one, other] = built.map(({ folder }) => contentOf(folder));
    expect(Object.keys(one ?? {}).length).toBeGreaterThan(5);
    expect(other).toEqual(one);
  });

  it('PF-02 leave no path of theirs in any file', () => {
    for (const { folder } of built)
      for (const content of Object.values(contentOf(folder))) expect(content).not.toContain(REPOSITORY);
  });
});

describe('portableName', () => {
  const FOLDER = join(REPOSITORY, 'mfe-jobs');
  test.each([
    [`${FOLDER}/src/remote.tsx`, '@hirehq/mfe-jobs/src/remote.tsx'],
    [`javascript/auto|${FOLDER}/src/a.ts|layer`, 'javascript/auto|@hirehq/mfe-jobs/src/a.ts|layer'],
    [
      `${REPOSITORY}/tooling/build/name-parts.ts!${FOLDER}/src/remote.tsx?inlined`,
      '@hirehq/tooling/build/name-parts.ts!@hirehq/mfe-jobs/src/remote.tsx?inlined',
    ],
    [
      `provide module (default) @hirehq/shared-ui@3.0.0 = ${REPOSITORY}/shared-ui/src/index.ts`,
      'provide module (default) @hirehq/shared-ui@3.0.0 = @hirehq/shared-ui/src/index.ts',
    ],
    [
      `container entry (default) [["./remote",{"import":["./src/remote.tsx"]}]] ${FOLDER}/node_modules/.federation/entry.0a1b2c3d4e5f.js`,
      'container entry (default) [["./remote",{"import":["./src/remote.tsx"]}]] @hirehq/mfe-jobs/node_modules/.federation/entry.js',
    ],
    ['webpack/runtime/get chunk filename', 'webpack/runtime/get chunk filename'],
  ])('PF-02 of %s', (identifier, name) => {
    expect(portableName(identifier.replaceAll('//', '/'))).toBe(name);
  });

  it('PF-02 says the version of an installed package', () => {
    const found = portableName(join(FOLDER, 'node_modules/react/index.js'));
    expect(found).toMatch(/^react@\d+\.\d+\.\d+\/index\.js$/);
  });
});

describe('numbersOf', () => {
  const numbers = (names: readonly string[], taken: readonly number[] = []): Map<string, number> =>
    numbersOf(
      names,
      (name) => name,
      (name) => names.indexOf(name),
      new Set(taken),
    );

  it('PF-02 does not depend on the order of the items', () => {
    expect(numbers(['c', 'a', 'b'])).toEqual(numbers(['a', 'b', 'c']));
  });

  it('gives no number twice, and none that is taken', () => {
    const names = Array.from({ length: 400 }, (_, index) => `module ${index}`);
    const found = [...numbers(names).values()];
    expect(new Set(found).size).toBe(names.length);
    const again = [...numbers(names, found).values()];
    expect(again.filter((number) => found.includes(number))).toEqual([]);
  });
});
