import { expect, test } from 'vitest';
import { exportsOf, importsOf } from './imports.ts';
import { parseSource, type Source } from './syntax.ts';
import { linkedPages, publishedTopics, restKeys, sentOperations, shownSlots } from './used-names.ts';

const sources = (...texts: string[]): Source[] => texts.map((text, index) => parseSource(`${index}.tsx`, text));
const parse = (text: string) => parseSource('file.tsx', text);

test('PF-04 imports: names, all names, and later; no types', () => {
  const text = `import { a, type B, c as d } from 'one'; import type { E } from 'two'; import * as f from 'three';
    import 'four'; export { g } from 'five'; export * from 'six'; const h = () => import('seven'); import i from 'eight';`;
  expect(importsOf(parse(text)).map(({ module, name }) => `${module} ${name}`)).toEqual([
    'one a',
    'one c',
    'three *',
    'five g',
    'six *',
    'eight default',
    'seven *',
  ]);
});

test('PF-04 exports: names at run time', () => {
  const text = `export { a, type B, c as d } from 'one'; export type { E } from 'two'; export const f = 1; export function g() {}
    export class H {} export interface I {}`;
  expect(exportsOf(parse(text))).toEqual(['a', 'd', 'f', 'g', 'H']);
});

test('PF-04 REST calls: keys of the table, wherever they are named', () => {
  const text = `const ALL = 'GET skills'; useApiQuery('GET candidates/', {}); type T = RestResponse<'GET candidates/resume'>; f('GET nowhere', 'GET toString');`;
  expect(restKeys(sources(text))).toEqual(['GET candidates/', 'GET skills']);
});

test('PF-04 links: patterns of the addresses that are made', () => {
  const text = `import { routes as to } from '@hirehq/shared-contracts/routes'; <a href={to.job({ id })} />; f(to.searchResults);`;
  expect(linkedPages(sources(text, 'routes.myJobs(); const { routes } = remote;'))).toEqual([
    '/candidate/find-jobs',
    '/job-list',
    '/job/:id/:referrerId?',
  ]);
});

test('PF-04 slots: those that are named where slots are shown', () => {
  const shown = `const NAMES = ['dashboard.jobs', 'dashboard.coach']; NAMES.map((name) => <ShellSlot name={name} />);`;
  const byApi = `shell.slots.show('page.overlay', element);`;
  expect(shownSlots(sources(shown, byApi, `const other = 'header.search'; modal.show('header.search');`))).toEqual({
    slots: ['dashboard.coach', 'dashboard.jobs', 'page.overlay'],
    unnamed: [],
  });
  expect(shownSlots(sources('<ShellSlot name={name} />')).unnamed).toEqual(['0.tsx']);
});

test('PF-04 operations: documents that are imported somewhere', () => {
  const documents = `export const ADocument: Operation<A, B> = { name: 'A', kind: 'query', text: "query A{a}" };
    export const BDocument: Operation<A, B> = { name: 'B', kind: 'query', text: "query B{b}" };`;
  const files = sources(documents, `import { ADocument } from './a.graphql.ts';`);
  expect(sentOperations([{ ...files[0], file: 'a.graphql.ts' } as Source, ...files.slice(1)])).toEqual({ A: 'query A{a}' });
});

test('PF-04 published topics', () => {
  expect([...publishedTopics(sources(`publish('job.saved', {}); shell.events.publish('a.b', {}, id); other('c.d');`))]).toEqual([
    'job.saved',
    'a.b',
  ]);
});
