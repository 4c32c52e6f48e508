import { expect, test } from 'vitest';
import { readPeopleSearches } from './people-searches.ts';
import { isRelevant, type Posting } from './relevance.ts';

const posting: Posting = {
  id: '1',
  source: 'greenhouse',
  title: 'Junior Data Scientist (Part-Time)',
  company: 'Acme',
  places: ['Brooklyn, NY, Brooklyn, New York, US'],
  employmentType: null,
  workMode: null,
  level: null,
  remote: false,
  payYear: 80_000,
  text: 'We use Python.',
};

test('a hundred searches, half of them kept apart, each with a rule', async () => {
  const searches = await readPeopleSearches();
  expect(new Set(searches.map(({ id }) => id)).size).toBe(100);
  expect(searches.filter(({ keptApart }) => keptApart)).toHaveLength(50);
  expect(searches.filter(({ relevant }) => Object.keys(relevant).length === 0)).toEqual([]);
});

test.each([
  [{ work: /data scien/iu, place: /brooklyn/iu }, true],
  [{ work: /python/iu }, false],
  [{ uses: /python/iu }, true],
  [{ type: 'PT', level: 'EL' }, true],
  [{ type: 'FT' }, false],
  [{ remote: true }, false],
  [{ payYear: 80_000 }, true],
  [{ payYear: 80_001 }, false],
] as const)('a rule decides by the facts of a posting: %o', (asked, expected) => {
  expect(isRelevant(posting, asked)).toBe(expected);
});

test('the text of a forum names its jobs', () => {
  const headline = { ...posting, source: 'hn', title: 'Acme | Brooklyn', text: 'We hire a part time nurse.' };
  expect(isRelevant(headline, { work: /nurse/iu, type: 'PT' })).toBe(true);
  expect(isRelevant({ ...headline, source: 'greenhouse' }, { work: /nurse/iu })).toBe(false);
});
