import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtReleaseSchema } from '@hirehq/shared-contracts/delivery';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { REPOSITORY, runTool } from '../verify/run-tool.ts';
import { filesBelow } from '../verify/tree.ts';

/** Whose installed packages a project has: instead of an installation from a registry. */
const INSTALLED_FOR = ['mfe-jobs', 'shared-ui', 'shared-contracts', 'tooling'];

/** Names of the packages in a `node_modules`, with their scope. */
const packagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '@hirehq')
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name]));

describe('PF-08 a kit, and a remote that is written from it outside the tree', () => {
  let home = '';
  let kit: string[] = [];
  let project = '';
  /** The CLI as it is in the tarball. */
  let cli = '';

  const unpack = (tarball: string, into: string) => {
    mkdirSync(into, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', into, '--strip-components=1']);
  };
  const runCli = (args: readonly string[], cwd: string) => runTool(process.execPath, [cli, ...args], cwd);

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'hirehq-stranger-'));
    const packed = await runTool(process.execPath, [join(import.meta.dirname, 'main.ts'), '--to', join(home, 'kit')], REPOSITORY);
    if (packed.code !== 0) throw new Error(packed.said);
    kit = packed.text
      .trim()
      .split('\n')
      .map((line) => line.replace(/ \(\d+ KB\)$/, ''));

    const modules = join(home, 'node_modules');
    for (const owner of INSTALLED_FOR) {
      for (const name of packagesIn(join(REPOSITORY, owner, 'node_modules'))) {
        if (existsSync(join(modules, name))) continue;
        mkdirSync(join(modules, name, '..'), { recursive: true });
        symlinkSync(join(REPOSITORY, owner, 'node_modules', name), join(modules, name), 'dir');
      }
    }
    for (const name of ['shared-contracts', 'shared-ui', 'remote-cli']) {
      const tarball = kit.find((file) => basename(file).startsWith(`hirehq-${name}-`)) ?? '';
      unpack(tarball, join(modules, '@hirehq', name));
    }
    cli = join(modules, '@hirehq/remote-cli/remote-cli/main.js');
    // In its own place, the command is a link in node_modules/.bin.
    const bin = join(modules, '.bin');
    mkdirSync(bin);
    for (const tool of ['tsc', 'vitest']) symlinkSync(join(REPOSITORY, 'mfe-jobs/node_modules/.bin', tool), join(bin, tool));
    const written = await runCli(['new', 'learning', '--kit', join(home, 'kit'), '--no-install'], home);
    if (written.code !== 0) throw new Error(written.said);
    project = join(home, 'mfe-learning');
    // Where an installation would have them: the test runner loads nothing from outside the project.
    renameSync(modules, join(project, 'node_modules'));
    cli = join(project, 'node_modules/@hirehq/remote-cli/remote-cli/main.js');
    writeFileSync(join(project, 'package-lock.json'), '{}');
  }, 240_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('is three packages and one tarball with all of them', () => {
    expect(kit.map((file) => basename(file))).toEqual([
      `hirehq-shared-contracts-${CONTRACT_VERSION}.tgz`,
      expect.stringMatching(/^hirehq-shared-ui-\d+\.\d+\.\d+\.tgz$/),
      `hirehq-remote-cli-${CONTRACT_VERSION}.tgz`,
      `hirehq-remote-kit-${CONTRACT_VERSION}.tar.gz`,
    ]);
  });

  test('refers to nothing of the tree', () => {
    for (const name of ['shared-contracts', 'shared-ui', 'remote-cli']) {
      const folder = join(project, 'node_modules/@hirehq', name);
      const described = readFileSync(join(folder, 'package.json'), 'utf8');
      expect(described).not.toMatch(/catalog:|workspace:|"private"/);
      expect(described).toMatch(/"contentHash": "[0-9a-f]{16}"/);
      const sources = filesBelow(folder).filter((file) => /(?<!\.d)\.tsx?$/.test(file) || /\.test\.(js|d\.ts)$/.test(file));
      expect(sources).toEqual([]);
    }
  });

  test('gives a remote that passes its checks: types, tests, the contract, a build and its budgets', async () => {
    const { code, said } = await runCli(['check'], project);
    expect(said).toContain('✓ tests and contract');
    expect(said).toContain('All checks pass');
    expect(code).toBe(0);
  }, 300_000);

  test('gives a release that a shell can load, and says the version again without building', async () => {
    const { text, code } = await runCli(['build', '--json'], project);
    expect(code).toBe(0);
    const { folder, version } = JSON.parse(text) as { folder: string; version: string };
    const release = builtReleaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
    expect(release).toMatchObject({ remote: 'learning', version, manifest: { contract: CONTRACT_VERSION } });
    expect(Object.keys(release.parts).toSorted()).toEqual(['learning', 'learningLink', 'remote']);
  });
});
