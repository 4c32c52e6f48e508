import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, NOT_STATED, WORK_MODES } from '@hirehq/shared-contracts/codes';
import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';

export type Facets = SearchJobsQuery['jobs']['facets'];

/** What to change in a search; `undefined` takes a field away. */
export type SearchChange = Partial<Record<keyof JobSearchParams, unknown>>;

/** The filters that are lists of codes: address key, the facet that counts it, its codes, 'not stated' last. */
export const CODE_FILTERS = [
  { key: 'workMode', facet: 'workModes', codes: [...WORK_MODES, NOT_STATED] },
  { key: 'employmentType', facet: 'employmentTypes', codes: [...EMPLOYMENT_TYPES, NOT_STATED] },
  { key: 'experienceLevel', facet: 'experienceLevels', codes: [...EXPERIENCE_LEVELS, NOT_STATED] },
] as const;
export type CodeFilterKey = (typeof CODE_FILTERS)[number]['key'];

/** Jobs a choice would leave; undefined where that was not counted. */
export type CountOf = (field: string, value: string) => number | undefined;

/** A value a counted facet does not name has no job. In an estimate that is not sure, so it is not said. */
export function countsOf(facets: Facets, isEstimate: boolean): CountOf {
  return (field, value) => {
    const facet = facets.find((counted) => counted.field === field);
    const count = facet && (facet.values.find((counted) => counted.value === value)?.count ?? 0);
    return count === 0 && isEstimate ? undefined : count;
  };
}

export type ActiveFilter =
  | { kind: CodeFilterKey; code: string }
  | { kind: 'remote'; from: string | undefined }
  | { kind: 'easyApply' | 'payNotStated' }
  | { kind: 'payMin' | 'postedWithinDays' | 'radiusKm'; value: number };

/** The filters a search has set, in the order of the rail. */
export function activeFilters(search: JobSearchParams): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (search.remote) filters.push({ kind: 'remote', from: search.remoteFrom });
  if (search.easyApply) filters.push({ kind: 'easyApply' });
  if (search.city !== undefined && search.radiusKm !== undefined) filters.push({ kind: 'radiusKm', value: search.radiusKm });
  for (const { key } of CODE_FILTERS) for (const code of search[key] ?? []) filters.push({ kind: key, code });
  if (search.payNotStated) filters.push({ kind: 'payNotStated' });
  else if (search.payMin !== undefined) filters.push({ kind: 'payMin', value: search.payMin });
  if (search.postedWithinDays !== undefined) filters.push({ kind: 'postedWithinDays', value: search.postedWithinDays });
  return filters;
}

/** What to change in a search to take a filter away. */
export function without(search: JobSearchParams, filter: ActiveFilter): SearchChange {
  if (filter.kind === 'remote') return { remote: undefined, remoteFrom: undefined };
  if (!('code' in filter)) return { [filter.kind]: undefined };
  return { [filter.kind]: search[filter.kind]?.filter((code) => code !== filter.code) };
}

export const NO_FILTERS = {
  remote: undefined,
  remoteFrom: undefined,
  easyApply: undefined,
  radiusKm: undefined,
  workMode: undefined,
  employmentType: undefined,
  experienceLevel: undefined,
  payMin: undefined,
  payNotStated: undefined,
  postedWithinDays: undefined,
} as const satisfies SearchChange;
