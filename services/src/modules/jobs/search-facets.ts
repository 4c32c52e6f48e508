import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  NOT_STATED,
  PAY_STEPS,
  POSTED_DAYS,
  WORK_MODES,
} from '@hirehq/shared-contracts/codes';
import type { JobFacet } from '@hirehq/shared-contracts/graphql/types';

/** How many matches share these values. */
export interface FacetCell {
  employment_type: string | null;
  work_mode: string | null;
  experience_level: string | null;
  /** Can be done remotely, and from where the visitor asks for. */
  remote: boolean;
  easy_apply: boolean;
  /** The smallest step of days they were posted within. */
  days: number;
  /** The highest step of yearly pay they reach; PAY_NOT_STATED where they do not say. */
  pay: number;
  count: number;
  /** Those of them that match in the title. */
  titled: number;
}

/** What the visitor has narrowed by; a facet counts as if its own choice were not made. */
export interface FacetChoice {
  /** Codes, and NS for jobs that do not state theirs. */
  employmentTypes: readonly string[];
  workModes: readonly string[];
  experienceLevels: readonly string[];
  remote: boolean;
  /** ISO 3166-1 alpha-2; remote jobs that cannot be done from there do not count as such. */
  remoteFrom: string | undefined;
  easyApply: boolean;
  postedWithinDays: number | undefined;
  payMin: number | undefined;
  payNotStated: boolean;
}

export const NO_CHOICE: FacetChoice = {
  employmentTypes: [],
  workModes: [],
  experienceLevels: [],
  remote: false,
  remoteFrom: undefined,
  easyApply: false,
  postedWithinDays: undefined,
  payMin: undefined,
  payNotStated: false,
};

export const isChosen = (choice: FacetChoice): boolean =>
  choice.employmentTypes.length + choice.workModes.length + choice.experienceLevels.length > 0 ||
  choice.remote ||
  choice.easyApply ||
  choice.postedWithinDays !== undefined ||
  choice.payMin !== undefined ||
  choice.payNotStated;

export const OLDER = 1_000_000;
export const PAY_NOT_STATED = -1;

const ascending = (steps: readonly (number | undefined)[]) =>
  [...new Set(steps.filter((step) => step !== undefined))].toSorted((a, b) => a - b);
/** Steps of days the cells of a choice part by. */
export const dayStepsOf = (choice: FacetChoice): number[] => ascending([...POSTED_DAYS, choice.postedWithinDays]);
/** Steps of yearly pay the cells of a choice part by. */
export const payStepsOf = (choice: FacetChoice): number[] => ascending([...PAY_STEPS, choice.payMin]);

type Field = 'employmentTypes' | 'workModes' | 'experienceLevels' | 'remote' | 'easyApply' | 'postedWithinDays' | 'payMin';

/** In the order they are shown in; a code that is none of ours comes before what is not stated. */
const ORDER: Partial<Record<Field, readonly string[]>> = {
  postedWithinDays: POSTED_DAYS.map(String),
  payMin: [...PAY_STEPS.map(String), NOT_STATED],
};
const CODES: Partial<Record<Field, readonly string[]>> = {
  employmentTypes: EMPLOYMENT_TYPES,
  workModes: WORK_MODES,
  experienceLevels: EXPERIENCE_LEVELS,
};

const stated = (value: string | null): string => value ?? NOT_STATED;

function fits(cell: FacetCell, choice: FacetChoice): Record<Field, boolean> {
  const chosen = (values: readonly string[], value: string | null) => values.length === 0 || values.includes(stated(value));
  return {
    employmentTypes: chosen(choice.employmentTypes, cell.employment_type),
    workModes: chosen(choice.workModes, cell.work_mode),
    experienceLevels: chosen(choice.experienceLevels, cell.experience_level),
    remote: !choice.remote || cell.remote,
    easyApply: !choice.easyApply || cell.easy_apply,
    postedWithinDays: choice.postedWithinDays === undefined || cell.days <= choice.postedWithinDays,
    payMin: choice.payNotStated ? cell.pay === PAY_NOT_STATED : choice.payMin === undefined || cell.pay >= choice.payMin,
  };
}

/** Under which values of a facet a cell is counted. */
function valuesOf(field: Field, cell: FacetCell): string[] {
  switch (field) {
    case 'employmentTypes':
      return [stated(cell.employment_type)];
    case 'workModes':
      return [stated(cell.work_mode)];
    case 'experienceLevels':
      return [stated(cell.experience_level)];
    case 'remote':
      return cell.remote ? ['true'] : [];
    case 'easyApply':
      return cell.easy_apply ? ['true'] : [];
    case 'postedWithinDays':
      return POSTED_DAYS.filter((step) => cell.days <= step).map(String);
    case 'payMin':
      return cell.pay === PAY_NOT_STATED ? [NOT_STATED] : PAY_STEPS.filter((step) => cell.pay >= step).map(String);
  }
}

function inOrder(field: Field, values: { value: string; count: number }[]) {
  const order = ORDER[field];
  if (order) return values.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  const codes = CODES[field] ?? [];
  const isLast = (value: string) => Number(value === NOT_STATED);
  return values.toSorted(
    (a, b) => isLast(a.value) - isLast(b.value) || b.count - a.count || codes.indexOf(a.value) - codes.indexOf(b.value),
  );
}

const FIELDS: readonly Field[] = [
  'employmentTypes',
  'workModes',
  'experienceLevels',
  'remote',
  'easyApply',
  'postedWithinDays',
  'payMin',
];

/** Totals and facets of a cube of matches; `scale` is 1 unless the cube covers only a part of them. */
export function countFacets(
  cells: readonly FacetCell[],
  choice: FacetChoice,
  scale: number,
): { total: number; facets: JobFacet[] } {
  const counts = new Map(FIELDS.map((field) => [field, new Map<string, number>()]));
  let total = 0;
  for (const cell of cells) {
    const fit = fits(cell, choice);
    const misses = FIELDS.filter((field) => !fit[field]);
    if (misses.length === 0) total += cell.count;
    for (const [field, values] of counts) {
      if (misses.some((missed) => missed !== field)) continue;
      for (const value of valuesOf(field, cell)) values.set(value, (values.get(value) ?? 0) + cell.count);
    }
  }
  const scaled = (count: number) => Math.round(count * scale);
  const facets = [...counts].map(([field, values]) => ({
    field,
    values: inOrder(
      field,
      [...values].map(([value, count]) => ({ value, count: scaled(count) })),
    ),
  }));
  return { total: scaled(total), facets };
}
