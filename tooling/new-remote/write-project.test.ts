import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findKit } from './kit.ts';
import { describeProject } from './write-project.ts';

const VERSIONS = {
  '@hirehq/shared-contracts': '1.10.0',
  '@hirehq/shared-ui': '3.0.0',
  '@hirehq/remote-cli': '1.10.0',
  react: '19.3.1',
  vitest: '5.1.0',
};
const TARBALLS = ['hirehq-shared-contracts-1.10.0.tgz', 'hirehq-shared-ui-3.0.0.tgz', 'hirehq-remote-cli-1.10.0.tgz'];
const KIT = {
  '@hirehq/shared-contracts': 'kit/hirehq-shared-contracts-1.10.0.tgz',
  '@hirehq/shared-ui': 'kit/hirehq-shared-ui-3.0.0.tgz',
  '@hirehq/remote-cli': 'kit/hirehq-remote-cli-1.10.0.tgz',
};
const DESCRIBED = {
  name: '@hirehq/mfe-learning',
  version: '1.0.0',
  scripts: { build: 'hirehq-remote build', unit: 'vitest run' },
  exports: { './src/*.graphql.ts': './src/*.graphql.ts' },
  dependencies: { '@hirehq/shared-contracts': 'workspace:*', '@hirehq/shared-ui': 'workspace:*', react: 'catalog:' },
  devDependencies: { '@hirehq/tooling': 'workspace:*', vitest: 'catalog:' },
};

function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'hirehq-kit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) writeFileSync(join(folder, file), file);
  return folder;
}

describe('PF-08 the package.json of a remote elsewhere', () => {
  test('has exact versions, and the packages of a registry', () => {
    const project = describeProject(DESCRIBED, VERSIONS, undefined);
    expect(project).toMatchObject({
      name: 'mfe-learning',
      dependencies: { '@hirehq/shared-contracts': '1.10.0', '@hirehq/shared-ui': '3.0.0', react: '19.3.1' },
      devDependencies: { '@hirehq/remote-cli': '1.10.0', vitest: '5.1.0' },
    });
    expect(JSON.stringify(project)).not.toMatch(/catalog:|workspace:|@hirehq\/tooling|exports/);
  });

  test('has the tarballs of a kit', () => {
    const project = describeProject(DESCRIBED, VERSIONS, KIT);
    expect(project).toMatchObject({
      dependencies: { '@hirehq/shared-ui': 'file:kit/hirehq-shared-ui-3.0.0.tgz', react: '19.3.1' },
      devDependencies: { '@hirehq/remote-cli': 'file:kit/hirehq-remote-cli-1.10.0.tgz' },
    });
  });

  test('is not written with a version that is not known', () => {
    expect(() => describeProject({ ...DESCRIBED, dependencies: { preact: 'catalog:' } }, VERSIONS, undefined)).toThrow(
      'The version of preact is not known',
    );
  });
});

describe('PF-08 a kit', () => {
  test('is a folder of tarballs, copied into the project', () => {
    const source = folderWith([...TARBALLS, 'notes.txt']);
    const project = folderWith([]);
    const { kit, copyInto } = findKit(source, tmpdir());
    copyInto(project);
    expect(kit).toEqual(KIT);
    expect(readdirSync(join(project, 'kit')).toSorted()).toEqual(TARBALLS.toSorted());
  });

  test('is one tarball with all of them', () => {
    const source = folderWith(TARBALLS);
    execFileSync('tar', ['-czf', join(source, 'all.tar.gz'), '-C', source, ...TARBALLS]);
    const project = folderWith([]);
    const { kit, copyInto } = findKit('all.tar.gz', source);
    copyInto(project);
    expect(kit).toEqual(KIT);
    expect(Object.values(kit).every((file) => existsSync(join(project, file)))).toBe(true);
  });

  test.each<[string, readonly string[], string]>([
    ['lacks a package', TARBALLS.slice(1), 'has no hirehq-shared-contracts-….tgz'],
    ['has two versions', [...TARBALLS, 'hirehq-shared-ui-2.0.0.tgz'], 'remove the older ones'],
  ])('that %s is refused', (_what, files, why) => {
    expect(() => findKit(folderWith(files), tmpdir())).toThrow(why);
  });

  test('that is not there is refused', () => {
    expect(() => findKit('nowhere', tmpdir())).toThrow('There is no kit at');
  });
});
