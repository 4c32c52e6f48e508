import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from './events/index.ts';
import { readLinkHints } from './link-hints.ts';
import { PAGE_IDS } from './page.ts';
import { parseJobSearch } from './parse-job-search.ts';
import { SEARCH_PARTS } from './search-filters.ts';
import { CANARY_COOKIES, COOKIES, STORAGE_KEYS } from './storage-keys.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/contracts', name), 'utf8');

test.each([
  ['storage-keys.md', Object.values(STORAGE_KEYS)],
  ['cookies.md', [...Object.values(COOKIES), ...Object.values(CANARY_COOKIES)].map(({ name }) => name)],
  ['dom-ids.md', Object.values(PAGE_IDS)],
  ['events.md', Object.keys(EVENTS)],
])('SH-43 %s names everything of its contract', (name, terms) => {
  const text = page(name);
  expect(terms.filter((term) => !text.includes(`\`${term}\``))).toEqual([]);
});

test('JB-10 SH-44 query-parameters.md names every parameter that is read', () => {
  const read = new Set<string>();
  const query = new URLSearchParams();
  query.get = (name) => {
    read.add(name);
    return null;
  };
  readLinkHints(query);
  const text = page('query-parameters.md');
  parseJobSearch(query);
  const search = new Set<string>(SEARCH_PARTS.map(([key, { address = key }]) => address));
  const beside = [...read].filter((name) => !search.has(name));
  expect(beside.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
