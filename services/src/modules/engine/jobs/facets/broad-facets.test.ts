import { expect, test } from 'vitest';
import type { EmploymentType, WorkMode } from '@hirehq/shared-contracts/codes';
import { NO_FACTS, columnsOfFacts } from '../../../../platform/job-facts.ts';
import { broadFacets, type MatchSample } from './search-counts.ts';
import { NO_CHOICE, type FacetChoice } from '../terms/facet-choice.ts';
import { NO_TERMS, type SearchTerms } from '../terms/search-terms.ts';
import { OLDER, PAY_NOT_STATED, type FacetCell } from './search-facets.ts';

const cell = (employmentType: EmploymentType, workMode: WorkMode, count: number): FacetCell => ({
  ...columnsOfFacts({ ...NO_FACTS, employmentType, workMode }),
  remote: false,
  days: OLDER,
  pay: PAY_NOT_STATED,
  isWithinPay: true,
  count,
  titled: 0,
  leading: 0,
});
const sample: MatchSample = {
  cells: [cell('FT', 'O', 60), cell('FT', 'R', 10), cell('PT', 'R', 30)],
  slots: 64,
  scale: 64,
  share: { all: 0.1, titled: 0.1, leading: 0.1 },
};
const terms = { ...NO_TERMS, placeKey: 'c:NL' };
const choice = { ...NO_CHOICE, employmentTypes: ['FT'], workModes: ['R'] };

const broad = (of: SearchTerms, chosen: FacetChoice, seen = true) =>
  broadFacets({ terms: of, choice: chosen }, seen ? sample : undefined);

test('JB-10 a facet that most matches have is filtered on the rows, if there is another condition', () => {
  expect(broad(terms, choice)).toEqual(['employmentTypes']);
  expect(broad(terms, { ...choice, workModes: ['R', 'O'] })).toEqual(['employmentTypes', 'workModes']);
  expect(broad(terms, NO_CHOICE)).toEqual([]);
  expect(broad({ ...terms, placeKey: undefined }, choice)).toEqual([]);
  expect(broad(terms, choice, false)).toEqual([]);
});
