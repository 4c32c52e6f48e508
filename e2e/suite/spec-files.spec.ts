import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SPEC_FILES } from '../platform/spec-files.ts';

const E2E = join(import.meta.dirname, '..');
const REPOSITORY = join(E2E, '..');

test('spec-files.json names each spec file, and no other', () => {
  const files = globSync('*/*.spec.ts', { cwd: E2E, exclude: ['node_modules/**'] }).map((file) => file.replaceAll('\\', '/'));
  expect(Object.keys(SPEC_FILES).toSorted()).toEqual(files.toSorted());
});

test('what a spec file covers is there', () => {
  const gone = Object.entries(SPEC_FILES).flatMap(([file, { covers }]) =>
    covers.filter((path) => !existsSync(join(REPOSITORY, path))).map((path) => `${file}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test('each package of the platform is covered by a spec file', () => {
  const packages = readdirSync(REPOSITORY).filter(
    (name) => /^(mfe-|host-shell|services|shared-)/.test(name) && existsSync(join(REPOSITORY, name, 'package.json')),
  );
  const covered = Object.values(SPEC_FILES).flatMap(({ covers }) => covers);
  expect(packages.filter((name) => !covered.some((path) => path === name || path.startsWith(`${name}/`)))).toEqual([]);
});
