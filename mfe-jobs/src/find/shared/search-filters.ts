import { PAY_STEPS, POSTED_DAYS, RADIUS_STEPS } from '@hirehq/shared-contracts/codes';
import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { FILTERS, type FilterKey, type JobSearchParams, type SearchFilter } from '@hirehq/shared-contracts/search-filters';

export type Facets = SearchJobsQuery['jobs']['facets'];
/** Changes of a search; `undefined` removes a field. */
export type SearchChange = Partial<Record<keyof JobSearchParams, unknown>>;

interface ShownFilter {
  /** The numbers on offer. */
  steps?: readonly number[];
  /** The part of the search that the filter requires. */
  needs?: 'city';
}

export interface FilterRow extends SearchFilter, ShownFilter {
  key: FilterKey;
  /** The facet with its counts. */
  facet: string;
}

/**
 * The filters on screen, in order, followed by those of the table that are not listed here. Texts: `filter.name.<key>`, for
 * options also `filter.step.<key>`, `filter.any.<key>` and, if there is one, `filter.note.<key>`.
 */
const SHOWN: Readonly<Partial<Record<FilterKey, ShownFilter>>> = {
  remote: {},
  easyApply: {},
  radiusKm: { steps: RADIUS_STEPS, needs: 'city' },
  workMode: {},
  employmentType: {},
  experienceLevel: {},
  payMin: { steps: PAY_STEPS },
  postedWithinDays: { steps: POSTED_DAYS },
};

const ROWS = Object.entries<SearchFilter>(FILTERS) as [FilterKey, SearchFilter][];

const rowOf = (key: FilterKey): FilterRow => {
  const row: SearchFilter = FILTERS[key];
  return { ...row, ...SHOWN[key], key, facet: row.field ?? key };
};
const isAlone = ({ of, insteadOf: other }: SearchFilter): boolean => !of && !other;

export const RAIL: readonly FilterRow[] = [
  ...(Object.keys(SHOWN) as FilterKey[]),
  ...ROWS.flatMap(([key, row]) => (isAlone(row) && !(key in SHOWN) ? [key] : [])),
].map(rowOf);

/** A value that the filter may have instead of its own. */
export const insteadOf = (key: FilterKey): FilterKey | undefined => ROWS.find(([, row]) => row.insteadOf === key)?.[0];

/** The keys of a search that one field of the services' query is set from. */
export const keysOfField = (field: string): FilterKey[] => {
  const own = ROWS.find(([key, row]) => (row.field ?? key) === field)?.[0];
  return ROWS.filter(([key, { of }]) => own && (key === own || of === own)).map(([key]) => key);
};

const cleared = (keys: readonly FilterKey[]): SearchChange => Object.fromEntries(keys.map((key) => [key, undefined]));

/** Removes a filter and the filters that refine it. */
export const withoutFilter = (key: FilterKey): SearchChange =>
  cleared(ROWS.filter(([other, { of }]) => other === key || of === key).map(([each]) => each));

export const NO_FILTERS: SearchChange = cleared(ROWS.map(([key]) => key));

/** The number of jobs with a choice; undefined if it was not counted. */
export type CountOf = (field: string, value: string) => number | undefined;

/** A value that is not in a counted facet has no jobs. In an estimate that is not certain, so it is not shown. */
export function countsOf(facets: Facets, isEstimate: boolean): CountOf {
  return (field, value) => {
    const facet = facets.find((counted) => counted.field === field);
    const count = facet && (facet.values.find((counted) => counted.value === value)?.count ?? 0);
    return count === 0 && isEstimate ? undefined : count;
  };
}

/** An active filter; of a list of codes, one code. */
export interface ActiveFilter {
  key: FilterKey;
  value: string | number | boolean;
  /** The country of a search for remote work. */
  from?: string | undefined;
}

/** Whether the search has the part that the filter requires. */
export const isMeant = ({ needs }: ShownFilter, search: JobSearchParams): boolean => !needs || search[needs] !== undefined;

/** The active filters of a search, in the order of the panel. */
export function activeFilters(search: JobSearchParams): ActiveFilter[] {
  return RAIL.flatMap((row): ActiveFilter[] => {
    const instead = insteadOf(row.key);
    if (instead && search[instead]) return [{ key: instead, value: true }];
    const value = search[row.key];
    if (value === undefined || value === false || !isMeant(row, search)) return [];
    if (typeof value === 'object') return value.map((code) => ({ key: row.key, value: code }));
    return [{ key: row.key, value, ...(row.key === 'remote' && { from: search.remoteFrom }) }];
  });
}

/** The changes of a search that remove a filter. */
export function without(search: JobSearchParams, { key, value }: ActiveFilter): SearchChange {
  const set = search[key];
  return typeof set === 'object' ? { [key]: set.filter((code) => code !== value) } : withoutFilter(key);
}
