import { readFileSync } from 'node:fs';
import { VIEW_TAGS } from '@hirehq/shared-contracts/codes';
import { IDENTITY_ERRORS } from '@hirehq/shared-contracts/identity-errors';
import { describe, expect, it } from 'vitest';
import { themeFile, themeFiles } from './theme-files.ts';

const textOf = (path: string) => readFileSync(themeFile(path), 'utf8');
const keysOf = (properties: string) =>
  properties
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.slice(0, line.indexOf('=')));

describe('the Keycloak theme', () => {
  it.each([...themeFiles()])(
    'ID-06 %s is up to date with theme-files.ts (node services/identity/keycloak/theme-files.ts)',
    (path, content) => {
      expect(textOf(path)).toBe(content);
    },
  );

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
