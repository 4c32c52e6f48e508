import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseSchema, type Release } from '@hirehq/shared-contracts/release';
import { buildPackage } from './build-package.ts';

const SHELL = join(import.meta.dirname, '../../host-shell');

describe('buildPackage', () => {
  let packageFolder = '';
  let folder = '';
  let release: Release;

  beforeAll(async () => {
    // Beside the shell, so that it finds the shell's packages.
    packageFolder = mkdtempSync(join(SHELL, '.fixture-'));
    cpSync(join(SHELL, 'tests/fixture-remote/src'), join(packageFolder, 'src'), { recursive: true });
    cpSync(join(SHELL, 'tests/fixture-remote/package.json'), join(packageFolder, 'package.json'));
    folder = (await buildPackage(packageFolder, 'remote')).split('\n').at(-1) ?? '';
    release = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  }, 120_000);
  afterAll(() => rmSync(packageFolder, { recursive: true, force: true }));

  it('PF-02 names the container after remote and version, so that releases never mix', () => {
    expect(release.container).toBe(`mfe_fixture_${release.version}`.replaceAll(/[^a-z0-9]/g, '_'));
    expect(readFileSync(join(folder, release.entry), 'utf8')).toContain(release.container);
  });

  it('PF-02 lists the integrity and size of every file', () => {
    for (const [file, { integrity, size }] of Object.entries(release.files)) {
      const bytes = readFileSync(join(folder, file));
      expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
      expect(size).toBe(statSync(join(folder, file)).size);
    }
  });

  it('PF-01 lists the files that each part needs, without shared ones', () => {
    expect(Object.keys(release.parts).toSorted()).toEqual(['page', 'remote', 'search']);
    expect(release.parts['page']?.js).toHaveLength(1);
    expect(release.parts['page']?.css).toHaveLength(1);
    const listed = Object.values(release.parts).flatMap(({ js, css }) => [...js, ...css]);
    for (const file of listed) expect(release.files).toHaveProperty([file]);
    expect(listed.filter((file) => /^(react|facade)\./.test(file))).toEqual([]);
  });

  it('PF-02 does not rebuild an existing version', async () => {
    const before = statSync(join(folder, 'release.json')).mtimeMs;
    expect(await buildPackage(packageFolder, 'remote')).toContain('is built already');
    expect(statSync(join(folder, 'release.json')).mtimeMs).toBe(before);
  });
});
