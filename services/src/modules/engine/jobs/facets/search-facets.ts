import { NOT_STATED, PAY_STEPS, POSTED_DAYS } from '@hirehq/shared-contracts/codes';
import type { JobFacet } from '@hirehq/shared-contracts/graphql/types';
import {
  CODED_FACETS,
  CODED_FACTS,
  FLAG_FACETS,
  FLAG_FACTS,
  type CodedFacet,
  type FlagFacet,
  type JobFactColumns,
} from '../../../../platform/job-facts.ts';
import type { FacetChoice } from '../terms/facet-choice.ts';

/** Number of matches with these values. */
export interface FacetCell extends JobFactColumns {
  /** True if they can be done remotely, from the visitor's country. */
  remote: boolean;
  /** The smallest step of days within which they were posted. */
  days: number;
  /** The highest step of annual pay that they reach, in the currency of the search; PAY_NOT_STATED if not stated. */
  pay: number;
  /** True if it is within the most pay that is searched for, or there is no such limit. */
  isWithinPay: boolean;
  count: number;
  /** How many of them match in the title. */
  titled: number;
  /** How many of them are in the first group of the list; all, if it has no groups. */
  leading: number;
}

/** What was counted of some matches. */
export interface CountedCells {
  /** A cell for each combination of values; a single one, the total, if nothing is chosen. */
  cells: readonly FacetCell[];
  /** If nothing is chosen: a cell for each value of each field, which counts all values of the other fields. */
  byField?: ReadonlyMap<FacetField, readonly FacetCell[]>;
}

export const OLDER = 1_000_000;
export const PAY_NOT_STATED = -1;

const ascending = (steps: readonly (number | undefined)[]) =>
  [...new Set(steps.filter((step) => step !== undefined))].toSorted((a, b) => a - b);
/** Steps of days that separate the cells. */
export const dayStepsOf = (choice: FacetChoice): number[] => ascending([...POSTED_DAYS, choice.postedWithinDays]);
/** Steps of annual pay that separate the cells. */
export const payStepsOf = (choice: FacetChoice): number[] => ascending([...PAY_STEPS, choice.payMin]);

export type FacetField = CodedFacet | FlagFacet | 'remote' | 'postedWithinDays' | 'payMin';
/** In the order in which facets are returned. */
export const FACET_FIELDS: readonly FacetField[] = [...CODED_FACETS, 'remote', ...FLAG_FACETS, 'postedWithinDays', 'payMin'];

/** The column of a cell that has the value of a field. */
export function columnOf(field: FacetField): keyof JobFactColumns | 'remote' | 'days' | 'pay' {
  if (isCoded(field)) return CODED_FACTS[field].column;
  switch (field) {
    case 'remote':
      return 'remote';
    case 'postedWithinDays':
      return 'days';
    case 'payMin':
      return 'pay';
    default:
      return FLAG_FACTS[field].column;
  }
}

const isCoded = (field: FacetField): field is CodedFacet => Object.hasOwn(CODED_FACTS, field);
const codeOf = (facet: CodedFacet, cell: FacetCell): string => cell[CODED_FACTS[facet].column] ?? NOT_STATED;
const isTrue = (facet: FlagFacet, cell: FacetCell): boolean => cell[FLAG_FACTS[facet].column];

/** In display order; an unknown code comes before 'not stated'. */
const ORDER: Partial<Record<FacetField, readonly string[]>> = {
  postedWithinDays: POSTED_DAYS.map(String),
  payMin: [...PAY_STEPS.map(String), NOT_STATED],
};

/** Remote work and work modes are choices of one filter, which each of their counts ignores. */
const filterOf = (field: FacetField): FacetField => (field === 'remote' ? 'workModes' : field);

function fits(field: FacetField, cell: FacetCell, choice: FacetChoice): boolean {
  if (filterOf(field) === 'workModes') {
    const isChosen = choice.workModes.length > 0 || choice.remote;
    return !isChosen || choice.workModes.includes(codeOf('workModes', cell)) || (choice.remote && cell.remote);
  }
  if (isCoded(field)) return choice[field].length === 0 || choice[field].includes(codeOf(field, cell));
  switch (field) {
    case 'postedWithinDays':
      return choice.postedWithinDays === undefined || cell.days <= choice.postedWithinDays;
    case 'payMin':
      return choice.payNotStated
        ? cell.pay === PAY_NOT_STATED
        : cell.isWithinPay && (choice.payMin === undefined || cell.pay >= choice.payMin);
    default:
      return field === 'remote' || !choice[field] || isTrue(field, cell);
  }
}

const withValue = (step: number) => ({ step, value: String(step) });
const DAY_VALUES = POSTED_DAYS.map(withValue);
const PAY_VALUES = PAY_STEPS.map(withValue);

/** The values of a facet for which a cell counts. */
function valuesOf(field: FacetField, cell: FacetCell): string[] {
  if (isCoded(field)) return [codeOf(field, cell)];
  switch (field) {
    case 'remote':
      return cell.remote ? ['true'] : [];
    case 'postedWithinDays':
      return DAY_VALUES.filter(({ step }) => cell.days <= step).map(({ value }) => value);
    case 'payMin':
      return cell.pay === PAY_NOT_STATED
        ? [NOT_STATED]
        : PAY_VALUES.filter(({ step }) => cell.pay >= step).map(({ value }) => value);
    default:
      return isTrue(field, cell) ? ['true'] : [];
  }
}

function inOrder(field: FacetField, values: { value: string; count: number }[]) {
  const order = ORDER[field];
  if (order) return values.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  const codes: readonly string[] = isCoded(field) ? CODED_FACTS[field].codes : [];
  const isLast = (value: string) => Number(value === NOT_STATED);
  return values.toSorted(
    (a, b) => isLast(a.value) - isLast(b.value) || b.count - a.count || codes.indexOf(a.value) - codes.indexOf(b.value),
  );
}

/** Numbers of matches with the chosen facets: of all, of those in the title, and of those in the first group of the list. */
export interface ChosenCounts {
  count: number;
  titled: number;
  leading: number;
}

function isFilterChosen(field: FacetField, choice: FacetChoice): boolean {
  if (isCoded(field) && field !== 'workModes') return choice[field].length > 0;
  switch (field) {
    case 'workModes':
    case 'remote':
      return choice.workModes.length > 0 || choice.remote;
    case 'postedWithinDays':
      return choice.postedWithinDays !== undefined;
    case 'payMin':
      return choice.payNotStated || choice.payMin !== undefined || choice.payMax !== undefined;
    default:
      return choice[field];
  }
}

/** The filters by which a cell can be left out. */
const chosenFilters = (choice: FacetChoice): FacetField[] =>
  FACET_FIELDS.filter((field) => filterOf(field) === field && isFilterChosen(field, choice));

/** True if no cell can be left out. */
export const isNothingChosen = (choice: FacetChoice): boolean => chosenFilters(choice).length === 0;

/** Counts the matches of a cube that have the chosen facets. */
export function countChosen(cells: readonly FacetCell[], choice: FacetChoice): ChosenCounts {
  const filters = chosenFilters(choice);
  const counts = { count: 0, titled: 0, leading: 0 };
  for (const cell of cells) {
    if (!filters.every((filter) => fits(filter, cell, choice))) continue;
    counts.count += cell.count;
    counts.titled += cell.titled;
    counts.leading += cell.leading;
  }
  return counts;
}

/** The values of each field, with the number of matches for which they count. */
function countValues({ cells, byField }: CountedCells, choice: FacetChoice): Map<FacetField, Map<string, number>> {
  const filters = chosenFilters(choice);
  const counts = new Map(FACET_FIELDS.map((field) => [field, new Map<string, number>()]));
  const add = (field: FacetField, cell: FacetCell) => {
    const values = counts.get(field);
    for (const value of valuesOf(field, cell)) values?.set(value, (values.get(value) ?? 0) + cell.count);
  };
  if (byField) {
    for (const [field, own] of byField) for (const cell of own) add(field, cell);
    return counts;
  }
  for (const cell of cells) {
    const [missed, another] = filters.filter((filter) => !fits(filter, cell, choice));
    // A facet counts what its own filter leaves out, and nothing that another one does.
    if (another !== undefined) continue;
    for (const field of FACET_FIELDS) if (missed === undefined || missed === filterOf(field)) add(field, cell);
  }
  return counts;
}

/** The facets of counted matches; `scale` is 1 unless they are only a sample of all: then they are estimates. */
export function countFacets(counted: CountedCells, choice: FacetChoice, scale: number): JobFacet[] {
  return [...countValues(counted, choice)].map(([field, values]) => ({
    field,
    isEstimate: scale !== 1,
    values: inOrder(
      field,
      [...values].map(([value, count]) => ({ value, count: Math.round(count * scale) })),
    ),
  }));
}
