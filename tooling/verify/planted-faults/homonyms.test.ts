import { describe, expect, test } from 'vitest';
import { homonyms } from '../checks/homonyms.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

const tree = (files: Readonly<Record<string, string>>) => ({
  'toy/package.json': TOY_PACKAGE,
  'other/package.json': TOY_PACKAGE,
  ...files,
});
const TWICE = tree({
  'toy/read.ts': 'export type Attempt = string;',
  'toy/work.ts': 'export interface Attempt {\n  id: string;\n}',
});

describe('homonyms', () => {
  test('finds a name that two files of a package declare', async () => {
    expect(await findingsOf(homonyms({}), TWICE)).toEqual([
      'toy/work.ts: Attempt is exported by toy/read.ts too: name what differs',
    ]);
  });
  test('accepts one that is known, until it has fewer declarations', async () => {
    expect(await findingsOf(homonyms({ toy: { Attempt: 2 } }), TWICE)).toEqual([]);
    expect(await findingsOf(homonyms({ toy: { Attempt: 3 } }), TWICE)).toEqual([
      expect.stringMatching(/^toy: Attempt has fewer/),
    ]);
    expect(await findingsOf(homonyms({ toy: { Attempt: 2, Place: 2 } }), TWICE)).toEqual([
      expect.stringMatching(/^toy: Place has fewer/),
    ]);
  });
  test('finds a declaration more of one that is known', async () => {
    const thrice = { ...TWICE, 'toy/a.ts': 'export const Attempt = 1;' };
    expect(await findingsOf(homonyms({ toy: { Attempt: 2 } }), thrice)).toEqual([
      expect.stringContaining('Attempt is exported by'),
    ]);
  });
  test('accepts re-exports, overloads, other packages, resolvers and what every module has', async () => {
    const files = tree({
      'toy/read.ts':
        'export function read(a: string): string;\nexport function read(a: number): string;\nexport const routes = 1;',
      'toy/index.ts': "export { read } from './read.ts';\nexport type { Row } from './row.ts';",
      'toy/row.ts': 'export interface Row {\n  id: string;\n}\nexport const routes = 2;',
      'toy/resolvers/Query/read.ts': 'export const read = 1;',
      'other/read.ts': 'export const read = 1;',
    });
    expect(await findingsOf(homonyms({}), files)).toEqual([]);
  });
});
