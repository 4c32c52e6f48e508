import { describe, expect, test } from 'vitest';
import { FEW_HITS, KEYWORD_READINGS, type CandidatePage } from './keyword-readings.ts';
import type { ResultPage } from './result-page.ts';
import type { SearchRequest } from './search-request.ts';

type Name = (typeof KEYWORD_READINGS)[number]['name'];

function reading(name: Name) {
  const found = KEYWORD_READINGS.find((each) => each.name === name);
  if (!found) throw new Error(`There is no reading ${name}.`);
  return found;
}
/** A page with so many hits; `all`: the estimate of all matches. */
const pageOf = (hits: number, all?: number) =>
  ({ hits: Array.from({ length: hits }), ...(all !== undefined && { estimate: { all, titled: 0 } }) }) as unknown as ResultPage;
const requestOf = (first: number) => ({ first }) as SearchRequest;
const candidateOf = (page: ResultPage) => ({ page: () => Promise.resolve(page) }) as CandidatePage;

describe('a further reading is tried', () => {
  test.each([
    ['other forms, rare words corrected', FEW_HITS - 1, 20, true],
    ['other forms, rare words corrected', FEW_HITS, 20, false],
    ['all other names', FEW_HITS - 1, 20, true],
    ['all other names', FEW_HITS, 20, false],
    // A page of two jobs has at most three hits: one more than it shows.
    ['all other names', 2, 2, true],
    ['all other names', 3, 2, false],
    ['spelling corrected', 0, 20, true],
    ['spelling corrected', 1, 20, false],
    ['fewer words', 0, 20, true],
    ['fewer words', 1, 20, false],
    ['other names of occupations', 0, 20, false],
    ['other names of occupations', 1, 20, true],
  ] as const)('%s after %i hits, with %i on a page: %s', (name, hits, first, isTried) => {
    expect(reading(name).tryWhen(pageOf(hits), requestOf(first))).toBe(isTried);
  });
});

describe('a further reading replaces the page before', () => {
  test.each([
    ['other forms, rare words corrected', pageOf(4), pageOf(4), false],
    ['other forms, rare words corrected', pageOf(5), pageOf(4), true],
    ['spelling corrected', pageOf(0), pageOf(0), false],
    ['fewer words', pageOf(1), pageOf(0), true],
    ['all other names', pageOf(21, 2_000), pageOf(4), true],
    // More would bury the few hits of the typed words; where there are none, nothing is buried.
    ['all other names', pageOf(21, 2_001), pageOf(4), false],
    ['all other names', pageOf(21, 2_001), pageOf(0), true],
  ] as const)('%s', async (name, page, before, isAccepted) => {
    expect(await reading(name).acceptWhen(candidateOf(page), before, requestOf(20))).toBe(isAccepted);
  });
});
