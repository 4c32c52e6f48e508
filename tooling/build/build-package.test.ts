import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseSchema, type Release } from '@hirehq/shared-contracts/release';
import { buildPackage } from './build-package.ts';
import { mapsFolder } from './source-maps.ts';

/** Of the fixture's page, and in no other line of it. */
const WORDS = 'fixture threw at render';
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

  it('PF-02 keeps a source map of every script outside the release, and nothing in it speaks of one', () => {
    const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
    const maps = mapsFolder(folder, release.version);
    expect(readdirSync(maps).toSorted()).toEqual(scripts.map((file) => `${file}.map`).toSorted());
    expect(Object.keys(release.files).filter((file) => file.endsWith('.map'))).toEqual([]);
    const speaking = Object.keys(release.files).filter((file) =>
      readFileSync(join(folder, file), 'latin1').includes('sourceMappingURL'),
    );
    expect(speaking).toEqual([]);
  });

  it('PF-02 its maps lead from a place in a minified chunk to the line that was written, without the sources', () => {
    const chunk = release.parts['page']?.js[0] ?? '';
    const [first = ''] = readFileSync(join(folder, chunk), 'utf8').split('\n');
    const map = new TraceMap(readFileSync(join(mapsFolder(folder, release.version), `${chunk}.map`), 'utf8'));
    const { source, line } = originalPositionFor(map, { line: 1, column: first.indexOf(WORDS) });
    expect(source).toMatch(/^host-shell\/\.fixture-\w+\/src\/fixture-page\.tsx$/);
    const written = readFileSync(join(packageFolder, 'src/fixture-page.tsx'), 'utf8').split('\n');
    expect(written[(line ?? 0) - 1]).toContain(WORDS);
    expect(map.sourcesContent?.some((text) => text !== null) ?? false).toBe(false);
  });

  it('PF-02 leaves no cache of modules, with which the same sources would give other files', () => {
    expect(existsSync(join(packageFolder, '.cache'))).toBe(false);
  });

  it('PF-02 does not rebuild an existing version', async () => {
    const before = statSync(join(folder, 'release.json')).mtimeMs;
    expect(await buildPackage(packageFolder, 'remote')).toContain('is already built');
    expect(statSync(join(folder, 'release.json')).mtimeMs).toBe(before);
  });
});
