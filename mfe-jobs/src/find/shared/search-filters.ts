import { POSTED_DAYS, RADIUS_STEPS, type BrandVariant, type PayUnit } from '@hirehq/shared-contracts/codes';
import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobCount } from './estimates.ts';
import { FILTERS, type FilterKey, type JobSearchParams, type SearchFilter } from '@hirehq/shared-contracts/search-filters';

export type Facets = SearchJobsQuery['jobs']['facets'];
/** Changes of a search; `undefined` removes a field. */
export type SearchChange = Partial<Record<keyof JobSearchParams, unknown>>;

interface ShownFilter {
  /** The numbers on offer. */
  steps?: readonly number[];
  /** One amount or two with their unit and currency. */
  isPay?: true;
  /** The part of the search that the filter requires. */
  needs?: 'city';
  /** The brand whose panel always has it; others have it while it is active. */
  brand?: BrandVariant;
  /** The group of choices in which it is shown, in place of one of its codes, which only old addresses have. */
  among?: { key: 'workMode'; insteadOfCode: 'R' };
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
  easyApply: {},
  noiseLevel: { brand: 'N' },
  lighting: { brand: 'N' },
  contactLevel: { brand: 'N' },
  workStructure: { brand: 'N' },
  flexibility: { brand: 'N' },
  interviewFormat: { brand: 'N' },
  careSetting: { brand: 'H' },
  shiftPattern: { brand: 'H' },
  licenceNeed: { brand: 'H' },
  payBand: { brand: 'H' },
  radiusKm: { steps: RADIUS_STEPS, needs: 'city' },
  remote: { among: { key: 'workMode', insteadOfCode: 'R' } },
  workMode: {},
  employmentType: {},
  experienceLevel: {},
  payMin: { isPay: true },
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

/** The keys of a search that one field of the services' query is set from, with those that are one filter with it. */
export const keysOfField = (field: string): FilterKey[] => {
  const [found, row] = ROWS.find(([key, each]) => (each.field ?? key) === field) ?? [];
  const own = row?.of ?? found;
  return ROWS.filter(([key, { of }]) => own && (key === own || of === own)).map(([key]) => key);
};

const cleared = (keys: readonly FilterKey[]): SearchChange => Object.fromEntries(keys.map((key) => [key, undefined]));

/** Removes a filter and the filters that refine it. */
export const withoutFilter = (key: FilterKey): SearchChange =>
  cleared(ROWS.filter(([other, { of }]) => other === key || of === key).map(([each]) => each));

export const NO_FILTERS: SearchChange = cleared(ROWS.map(([key]) => key));

/** Removes the place and what refines it. */
export const ANYWHERE: SearchChange = { city: undefined, state: undefined, country: undefined, radiusKm: undefined };

export const ANY_EMPLOYER: SearchChange = { enterprise: undefined };

/** The number of jobs with a choice; undefined if it was not counted. */
export type CountOf = (field: string, value: string) => JobCount | undefined;

/** A value that is not in a facet has no jobs; in an estimate, hardly any. */
export function countsOf(facets: Facets): CountOf {
  return (field, value) => {
    const facet = facets.find((counted) => counted.field === field);
    if (!facet) return undefined;
    const count = facet.values.find((counted) => counted.value === value)?.count ?? 0;
    return { count, isEstimate: facet.isEstimate };
  };
}

/** The only filter for remote work: its count, whether it is active, and the changes that switch it. An address may also have the code. */
export function remoteChoice(search: JobSearchParams, count: CountOf) {
  const modes = search.workMode ?? [];
  const byCode = !search.remote && modes.includes('R');
  return {
    count: byCode ? count('workModes', 'R') : count('remote', 'true'),
    checked: search.remote === true || byCode,
    change: (checked: boolean): SearchChange => {
      const others = modes.filter((code) => code !== 'R');
      const workMode = { workMode: others.length > 0 ? others : undefined };
      return checked ? { remote: true, ...workMode } : { ...withoutFilter('remote'), ...workMode };
    },
  };
}

/** An active filter; of a list of codes, one code. */
export interface ActiveFilter {
  key: FilterKey;
  value: string | number | boolean;
  /** The country of a search for remote work. */
  from?: string | undefined;
  /** Of pay: its limits, the unit, and the currency, which is empty for that of each job. */
  pay?: { min: number | null; max: number | null; unit: PayUnit; currency: string };
}

/** Whether the search has the part that the filter requires. */
export const isApplicable = ({ needs }: ShownFilter, search: JobSearchParams): boolean => !needs || search[needs] !== undefined;

/** Whether the panel of a brand has the filter. */
export const isOffered = ({ brand, key }: FilterRow, variant: BrandVariant, search: JobSearchParams): boolean =>
  brand === undefined || brand === variant || search[key] !== undefined;

/** The active filters of a search, in the order of the panel. */
export function activeFilters(search: JobSearchParams): ActiveFilter[] {
  return RAIL.flatMap((row): ActiveFilter[] => {
    const instead = insteadOf(row.key);
    if (instead && search[instead]) return [{ key: instead, value: true }];
    const value = search[row.key] ?? (row.isPay ? search.payMax : undefined);
    if (value === undefined || value === false || !isApplicable(row, search)) return [];
    if (typeof value === 'object') return value.map((code) => ({ key: row.key, value: code }));
    return [
      {
        key: row.key,
        value,
        ...(row.key === 'remote' && { from: search.remoteFrom }),
        ...(row.isPay && {
          pay: {
            min: search.payMin ?? null,
            max: search.payMax ?? null,
            unit: search.payUnit ?? 'YEAR',
            currency: search.payCurrency ?? '',
          },
        }),
      },
    ];
  });
}

/** The changes of a search that remove a filter. */
export function without(search: JobSearchParams, { key, value }: ActiveFilter): SearchChange {
  const set = search[key];
  return typeof set === 'object' ? { [key]: set.filter((code) => code !== value) } : withoutFilter(key);
}
