import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPLOYMENT_TYPES, NOT_STATED, PAY_STEPS, POSTED_DAYS, WORK_MODES } from '@hirehq/shared-contracts/codes';
import { NO_FACTS, columnsOfFacts } from '../../../../platform/job-facts.ts';
import { NO_CHOICE, type FacetChoice } from '../terms/facet-choice.ts';
import { countChosen, countFacets, OLDER, PAY_NOT_STATED, type FacetCell } from './search-facets.ts';

const cells: fc.Arbitrary<FacetCell[]> = fc.array(
  fc
    .record({
      employmentType: fc.constantFrom(null, ...EMPLOYMENT_TYPES),
      workMode: fc.constantFrom(null, ...WORK_MODES),
      nightShift: fc.boolean(),
      remote: fc.boolean(),
      days: fc.constantFrom(...POSTED_DAYS, OLDER),
      pay: fc.constantFrom(...PAY_STEPS, 0, PAY_NOT_STATED),
      isWithinPay: fc.boolean(),
      count: fc.integer({ min: 1, max: 50 }),
    })
    .map(({ employmentType, workMode, nightShift, ...cell }) => ({
      ...columnsOfFacts({ ...NO_FACTS, employmentType, workMode, nightShift }),
      ...cell,
      titled: Math.floor(cell.count / 2),
      leading: 1,
    })),
  { maxLength: 30 },
);
const choices: fc.Arbitrary<FacetChoice> = fc
  .record({
    employmentTypes: fc.subarray([...EMPLOYMENT_TYPES, NOT_STATED]),
    workModes: fc.subarray([...WORK_MODES, NOT_STATED]),
    nightShift: fc.boolean(),
    remote: fc.boolean(),
    postedWithinDays: fc.constantFrom(undefined, ...POSTED_DAYS),
    payMin: fc.constantFrom(undefined, ...PAY_STEPS),
    payNotStated: fc.boolean(),
  })
  .map((choice) => ({ ...NO_CHOICE, ...choice }));

const countOf = (all: readonly FacetCell[], choice: FacetChoice, field: string, value: string) =>
  countFacets({ cells: all }, choice, 1)
    .find((facet) => facet.field === field)
    ?.values.find((each) => each.value === value)?.count ?? 0;

test('JB-10 a facet counts for a value what the list has once only this value is chosen', () => {
  fc.assert(
    fc.property(cells, choices, (all, choice) => {
      const chosen = (own: Partial<FacetChoice>) => countChosen(all, { ...choice, ...own }).count;
      for (const value of [...EMPLOYMENT_TYPES, NOT_STATED])
        expect(countOf(all, choice, 'employmentTypes', value)).toBe(chosen({ employmentTypes: [value] }));
      for (const value of [...WORK_MODES, NOT_STATED])
        expect(countOf(all, choice, 'workModes', value)).toBe(chosen({ workModes: [value], remote: false }));
      expect(countOf(all, choice, 'remote', 'true')).toBe(chosen({ workModes: [], remote: true }));
      expect(countOf(all, choice, 'nightShift', 'true')).toBe(chosen({ nightShift: true }));
      for (const days of POSTED_DAYS)
        expect(countOf(all, choice, 'postedWithinDays', String(days))).toBe(chosen({ postedWithinDays: days }));
    }),
  );
});

test('JB-10 without a choice, every match counts in all three numbers', () => {
  fc.assert(
    fc.property(cells, (all) => {
      const sum = (valueOf: (cell: FacetCell) => number) => all.reduce((total, cell) => total + valueOf(cell), 0);
      const within = all.map((cell) => ({ ...cell, isWithinPay: true }));
      expect(countChosen(within, NO_CHOICE)).toEqual({
        count: sum((cell) => cell.count),
        titled: sum((cell) => cell.titled),
        leading: all.length,
      });
    }),
  );
});
