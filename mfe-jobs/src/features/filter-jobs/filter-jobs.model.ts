import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES } from '@hirehq/shared-contracts/codes';
import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';

export type Facets = SearchJobsQuery['jobs']['facets'];

/** The filters that are lists of codes: address key, the facet that counts it, its codes. */
export const CODE_FILTERS = [
  { key: 'workMode', facet: 'workModes', codes: WORK_MODES },
  { key: 'employmentType', facet: 'employmentTypes', codes: EMPLOYMENT_TYPES },
  { key: 'experienceLevel', facet: 'experienceLevels', codes: EXPERIENCE_LEVELS },
] as const;
export type CodeFilterKey = (typeof CODE_FILTERS)[number]['key'];

export const POSTED_DAYS = [1, 3, 7, 14, 30] as const;
export const PAY_STEPS = [30_000, 50_000, 75_000, 100_000, 150_000] as const;

/** Jobs a choice would leave; undefined when the server did not count it. */
export function countOf(facets: Facets, field: string, value: string): number | undefined {
  return facets.find((facet) => facet.field === field)?.values.find((counted) => counted.value === value)?.count;
}

export type ActiveFilter =
  | { kind: CodeFilterKey; code: string }
  | { kind: 'remote' | 'easyApply' }
  | { kind: 'payMin' | 'postedWithinDays'; value: number };

/** The filters a search has set, in the order of the rail. */
export function activeFilters(search: JobSearchParams): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (search.remote) filters.push({ kind: 'remote' });
  if (search.easyApply) filters.push({ kind: 'easyApply' });
  for (const { key } of CODE_FILTERS) for (const code of search[key] ?? []) filters.push({ kind: key, code });
  if (search.payMin !== undefined) filters.push({ kind: 'payMin', value: search.payMin });
  if (search.postedWithinDays !== undefined) filters.push({ kind: 'postedWithinDays', value: search.postedWithinDays });
  return filters;
}

/** What to change in a search to take a filter away. */
export function without(search: JobSearchParams, filter: ActiveFilter): Partial<Record<keyof JobSearchParams, unknown>> {
  if (!('code' in filter)) return { [filter.kind]: undefined };
  return { [filter.kind]: search[filter.kind]?.filter((code) => code !== filter.code) };
}

export const NO_FILTERS = {
  remote: undefined,
  easyApply: undefined,
  workMode: undefined,
  employmentType: undefined,
  experienceLevel: undefined,
  payMin: undefined,
  postedWithinDays: undefined,
} as const;
