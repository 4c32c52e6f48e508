import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { REPOSITORY, runTool } from '../verify/run-tool.ts';
import { filesBelow } from '../verify/tree.ts';
import { installFromTree } from './testing/install-from-tree.ts';

describe('PF-08 a kit, and a remote that is written from it outside the tree', () => {
  let home = '';
  let kit: string[] = [];
  let project = '';

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'hirehq-kit-'));
    const packed = await runTool(process.execPath, [join(import.meta.dirname, 'main.ts'), '--to', join(home, 'kit')], REPOSITORY);
    if (packed.code !== 0) throw new Error(packed.said);
    kit = packed.text
      .trim()
      .split('\n')
      .map((line) => line.replace(/ \(\d+ KB\)$/, ''));
    installFromTree(home, join(home, 'kit'));
    const cli = join(home, 'node_modules/.bin/hirehq-remote');
    const written = await runTool(process.execPath, [cli, 'new', 'learning', '--kit', join(home, 'kit'), '--no-install'], home);
    if (written.code !== 0) throw new Error(written.said);
    project = join(home, 'mfe-learning');
  }, 600_000);
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
      const folder = join(home, 'node_modules/@hirehq', name);
      const described = readFileSync(join(folder, 'package.json'), 'utf8');
      expect(described).not.toMatch(/catalog:|workspace:|"private"/);
      expect(described).toMatch(/"contentHash": "[0-9a-f]{16}"/);
      const sources = filesBelow(folder).filter((file) => /(?<!\.d)\.tsx?$/.test(file) || /\.test\.(js|d\.ts)$/.test(file));
      expect(sources).toEqual([]);
    }
  });

  // e2e/development/deliver-alone.spec.ts runs what it is for: check, dev, build and publish.
  test('gives a project that installs it from its own folder', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const ofKit = Object.values({ ...dependencies, ...devDependencies }).filter((spec) => spec.startsWith('file:'));
    expect(ofKit.toSorted()).toEqual(
      kit
        .slice(0, 3)
        .map((file) => `file:kit/${basename(file)}`)
        .toSorted(),
    );
    for (const spec of ofKit) expect(existsSync(join(project, spec.slice('file:'.length)))).toBe(true);
  });
});
