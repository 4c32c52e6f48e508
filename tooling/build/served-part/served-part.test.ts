import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRAND_VARIANTS } from '@hirehq/shared-contracts/codes';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey } from '@hirehq/shared-contracts/page-data';
import { CONTRACT_VERSION, type RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { releaseSchema, type Release } from '@hirehq/shared-contracts/release';
import type { ServedPart, ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { jobCard, jobSearchResponse } from '@hirehq/shared-contracts/testing';
import { buildPackage } from '../build-package.ts';
import { readManifest } from '../package-facts.ts';
import { buildServedPart } from './build-served-part.ts';
import { loadServedPart } from './load-served-part.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const CLASS = /\bclass="([^"]*)"/g;

describe('the served part of the jobs', () => {
  let folder = '';
  let release: Release;
  let part: ServedPart;

  beforeAll(async () => {
    folder = (await buildPackage(join(REPOSITORY, 'mfe-jobs'), 'remote')).split('\n').at(-1) ?? '';
    release = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
    part = loadServedPart(readFileSync(join(folder, release.servedPart ?? ''), 'utf8'));
  }, 240_000);

  function listIn(locale: ServedPartInput['locale'], variant: ServedPartInput['variant']): ServedPartInput {
    const query = new URLSearchParams('keyword=nurse');
    const { operation, variables } = PAGE_DATA.jobSearch({ params: {}, query, variant });
    return {
      contract: CONTRACT_VERSION,
      route: 'jobList',
      url: `/job-list?${query.toString()}`,
      params: {},
      locale,
      variant,
      origin: 'https://jobs.example.com',
      now: Date.parse('2026-11-21T09:00:00Z'),
      data: { [pageDataKey(operation.name, variables)]: jobSearchResponse([jobCard({ title: 'Night Nurse' })]) },
    };
  }

  test('PF-01 is a file of the release that no part of it loads', async () => {
    expect(release.servedPart).toBe('served-part.js');
    expect(release.files['served-part.js']?.integrity).toMatch(/^sha384-/);
    const { routes } = await readManifest(join(REPOSITORY, 'mfe-jobs'));
    const served = (of: RemoteManifest['routes']): string[] => of.flatMap((route) => (route.served ? route.id : []));
    expect(served(release.manifest.routes)).toEqual(served(routes));
    expect(served(routes)).toContain('jobList');
    expect(JSON.stringify(release.parts)).not.toContain('served-part');
  });

  test('PF-01 has the class names of the release’s style sheets', () => {
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css') && !file.endsWith('.shadow.css'));
    const styled = new Set(sheets.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\.[\w-]+/g) ?? []));
    const { html } = part(listIn('en', 'D'));
    const used = [...html.matchAll(CLASS)].flatMap(([, names = '']) => names.split(' '));
    // Those of the libraries and of the shell's style sheet have no hash at their end.
    const own = [...new Set(used.filter((name) => /^(?!mantine-|hq-|m_)[A-Za-z]+-[\w-]{6}$/.test(name)))];
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((name) => !styled.has(`.${name}`))).toEqual([]);
  });

  test('PF-01 needs nothing of its realm but what the contract says, in any language and brand', () => {
    for (const locale of LOCALES)
      for (const variant of BRAND_VARIANTS) expect(part(listIn(locale, variant)).html).toContain('>Night Nurse<');
  });
});

describe('a served part that cannot run where it should', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  function packageWith(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(REPOSITORY, 'host-shell/.fixture-'));
    folders.push(folder);
    mkdirSync(join(folder, 'src'));
    cpSync(join(REPOSITORY, 'host-shell/tests/fixture-remote/package.json'), join(folder, 'package.json'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
    return folder;
  }
  const served = (expression: string) => `export const servedPart = () => ({ html: ${expression}, rules: '' });\n`;

  test.each<[string, RegExp, Record<string, string>]>([
    [
      'reads a file',
      /other\.ts imports node:fs, and a served part has no Node/,
      { 'other.ts': `import { existsSync } from 'node:fs';\nexport const html = String(existsSync('x'));\n` },
    ],
    ['evaluates text', /other\.ts makes code from text/, { 'other.ts': `export const html = eval('1');\n` }],
    [
      'makes a function of text',
      /other\.ts makes code from text/,
      { 'other.ts': `export const html = new Function('return 1')();\n` },
    ],
    [
      'waits before it is there',
      /other\.ts awaits at its top level/,
      { 'other.ts': `export const html = await Promise.resolve('');\n` },
    ],
    [
      'starts a second script',
      /later\.ts is loaded later/,
      {
        'other.ts': `export const html = () => import(/* webpackMode: "lazy" */ './later.ts');\n`,
        'later.ts': `export const later = 1;\n`,
      },
    ],
    [
      'shows a file of its own',
      /picture\.svg is a file that pages load/,
      { 'other.ts': `export { default as html } from './picture.svg';\n`, 'picture.svg': '<svg/>' },
    ],
  ])('PF-01 is not built if it %s; the error names the module', async (_, reason, files) => {
    const folder = packageWith({ 'served.tsx': `import { html } from './other.ts';\n${served('html')}`, ...files });
    await expect(buildServedPart(folder, 'mfe_fixture')).rejects.toThrow(reason);
  });

  test('PF-01 takes the file that stands in for another, also where both are named the same elsewhere', async () => {
    const folder = packageWith({
      'served.tsx': `import { html } from './other.ts';\nimport { same } from './uses.ts';\n${served('html + same')}`,
      'uses.ts': `export { html as same } from './other.ts';\n`,
      'other.ts': `export const html = 'browser';\n`,
      'other.served.ts': `export const html = 'served';\n`,
    });
    const { script } = await buildServedPart(folder, 'mfe_fixture');
    expect(loadServedPart(script)({} as ServedPartInput).html).toBe('servedserved');
  });

  test('PF-01 what is imported later is not in it', async () => {
    const folder = packageWith({
      'served.tsx': `const load = () => import('./other.ts');\n${served('typeof load')}`,
      'other.ts': `export const text = 'in a dialog';\n`,
    });
    const { script } = await buildServedPart(folder, 'mfe_fixture');
    expect(script).not.toContain('in a dialog');
    expect(loadServedPart(script)({} as ServedPartInput).html).toBe('function');
  });
});
