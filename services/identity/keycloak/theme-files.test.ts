import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VIEW_TAGS } from '@hirehq/shared-contracts/codes';
import { IDENTITY_ERRORS } from '@hirehq/shared-contracts/identity-errors';
import { afterAll, describe, expect, it } from 'vitest';
import { OWN_FILES, themeFiles, writeTheme } from './theme-files.ts';

const themes = mkdtempSync(join(tmpdir(), 'hirehq-themes-'));
writeTheme(themes);
afterAll(() => rmSync(themes, { recursive: true }));

const textOf = (path: string) => readFileSync(join(themes, 'hirehq', path), 'utf8');
const keysOf = (properties: string) =>
  properties
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.slice(0, line.indexOf('=')));

describe('the Keycloak theme', () => {
  it.each([...themeFiles()])('ID-06 %s is made from what the embedded provider shows, and exists once', (path, content) => {
    expect(textOf(path)).toBe(content);
    expect(existsSync(join(OWN_FILES, path))).toBe(false);
  });

  it('ID-06 has each style sheet and script that its pages load', () => {
    const template = textOf('login/template.ftl');
    const styles = /<#list \[([^\]]*)\] as style>/.exec(template)?.[1]?.match(/\w+/g) ?? [];
    const scripts = [...template.matchAll(/resourcesPath\}\/(js\/[\w-]+\.js)/g)].map((match) => match[1] ?? '');
    const loaded = [...styles.map((style) => `css/${style}.css`), ...scripts];
    expect(loaded.length).toBeGreaterThan(8);
    expect(loaded.filter((path) => !existsSync(join(themes, 'hirehq/login/resources', path)))).toEqual([]);
  });

  it.each(['login', 'email'])('PF-09 has each text of %s in every language, once', (part) => {
    const [english = [], ...others] = ['en', 'es', 'ar'].map((locale) =>
      keysOf(textOf(`${part}/messages/messages_${locale}.properties`)),
    );
    expect(new Set(english).size).toBe(english.length);
    for (const other of others) expect(other).toEqual(english);
  });

  it('ID-04 passes every view tag to the script that chooses the brand', () => {
    for (const tag of Object.values(VIEW_TAGS)) expect(textOf('login/brands.ftl')).toContain(`=${tag}=`);
  });

  it('ID-05 maps messages of Keycloak only to error names of the specification', () => {
    const named = [...textOf('login/sentences.ftl').matchAll(/: "(\w+Exception)"/g)].map((match) => match[1]);
    expect(named.length).toBeGreaterThan(0);
    expect(IDENTITY_ERRORS).toEqual(expect.arrayContaining(named));
  });
});
