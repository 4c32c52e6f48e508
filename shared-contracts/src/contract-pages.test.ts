import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from './events/index.ts';
import { readLinkHints } from './link-hints.ts';
import { PAGE_IDS } from './page.ts';
import { jobSearchQuery, type JobSearchParams } from './routes.ts';
import { COOKIES, STORAGE_KEYS } from './storage-keys.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/contracts', name), 'utf8');

test.each([
  ['storage-keys.md', Object.values(STORAGE_KEYS)],
  ['cookies.md', Object.values(COOKIES).map(({ name }) => name)],
  ['dom-ids.md', Object.values(PAGE_IDS)],
  ['events.md', Object.keys(EVENTS)],
])('SH-43 %s names everything of its contract', (name, terms) => {
  const text = page(name);
  expect(terms.filter((term) => !text.includes(`\`${term}\``))).toEqual([]);
});

const SEARCH: Required<JobSearchParams> = {
  keyword: 'a',
  jobTitle: 'a',
  name: 'a',
  skills: [1],
  city: 'a',
  state: 'a',
  country: 'a',
  employmentType: ['FT'],
  workMode: ['R'],
  experienceLevel: ['ML'],
  remote: true,
  remoteFrom: 'NL',
  easyApply: true,
  payMin: 1,
  payNotStated: true,
  radiusKm: 1,
  postedWithinDays: 1,
  sort: 'newest',
  triggerSearch: true,
};

test('JB-10 SH-44 query-parameters.md names every parameter that is read', () => {
  const read = new Set(new URLSearchParams(jobSearchQuery(SEARCH)).keys());
  const query = new URLSearchParams();
  query.get = (name) => {
    read.add(name);
    return null;
  };
  readLinkHints(query);
  const text = page('query-parameters.md');
  expect([...read].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
