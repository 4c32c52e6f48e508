import { expect, test } from 'vitest';
import type { EmploymentType, WorkMode } from '@hirehq/shared-contracts/codes';
import { NO_FACTS, columnsOfFacts } from '../../platform/job-facts.ts';
import { broadFacets, type Glance } from './search-counts.ts';
import { NO_CHOICE, OLDER, PAY_NOT_STATED, type FacetCell } from './search-facets.ts';
import { noTerms } from './search-terms.store.ts';

const cell = (employmentType: EmploymentType, workMode: WorkMode, count: number): FacetCell => ({
  ...columnsOfFacts({ ...NO_FACTS, employmentType, workMode }),
  remote: false,
  days: OLDER,
  pay: PAY_NOT_STATED,
  count,
  titled: 0,
});
const glance: Glance = {
  cells: [cell('FT', 'O', 60), cell('FT', 'R', 10), cell('PT', 'R', 30)],
  slots: 64,
  share: { all: 0.1, titled: 0.1 },
};
const terms = { ...noTerms(new Date()), placeKey: 'c:NL' };
const choice = { ...NO_CHOICE, employmentTypes: ['FT'], workModes: ['R'] };

test('JB-10 a facet that most matches have is filtered on the rows, if there is another condition', () => {
  expect(broadFacets(terms, choice, glance)).toEqual(['employmentTypes']);
  expect(broadFacets(terms, { ...choice, workModes: ['R', 'O'] }, glance)).toEqual(['employmentTypes', 'workModes']);
  expect(broadFacets(terms, NO_CHOICE, glance)).toEqual([]);
  expect(broadFacets({ ...terms, placeKey: undefined }, choice, glance)).toEqual([]);
  expect(broadFacets(terms, choice, undefined)).toEqual([]);
});
