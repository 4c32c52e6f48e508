import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, NOT_STATED, WORK_MODES } from './codes.ts';
import type { JobFilter } from './graphql/generated/types.ts';

/** How a part of a search is written in an address, and what it becomes; a text unless the row says what else. */
export interface SearchPart {
  /** Its name in the address where that is not its key. */
  address?: string;
  /** The field of the query it becomes; its key unless told, null for none. */
  field?: keyof JobFilter | null;
  /** Codes of this list, any of them; NS in it for what is not stated. */
  codes?: readonly string[];
  /** True where the address says this word. */
  word?: string;
  /** A whole number up to this one, from 1 unless told. */
  most?: number;
  least?: number;
  /** Several of these numbers. */
  many?: true;
  /** ISO 3166-1 alpha-2. */
  country?: true;
}

export interface SearchFilter extends SearchPart {
  /** The filter it narrows further, and is removed with. */
  of?: string;
  /** The filter that is set to this instead of to a value of its own. */
  insteadOf?: string;
}

const MAX_INT = 2 ** 31 - 1;

const FLAG = { word: 'true' } as const;
const orNotStated = <Code extends string>(codes: readonly Code[]) => [...codes, NOT_STATED] as const;

/** Words and place, as §2 of the specification names them. */
const TERMS = {
  keyword: {},
  jobTitle: {},
  /** What the words are shown as. */
  name: { field: null },
  city: {},
  state: {},
  country: {},
  /** Ids of skills. */
  skills: { most: MAX_INT, many: true },
} as const satisfies Record<string, SearchPart>;

/**
 * Everything a list can be narrowed by, a row a filter, in the order of the address, which saved searches keep.
 * What the services do with a field: services/src/platform/job-facts.ts; how it is shown: mfe-jobs/src/find/shared/search-filters.ts.
 */
export const FILTERS = {
  employmentType: { codes: orNotStated(EMPLOYMENT_TYPES), field: 'employmentTypes' },
  workMode: { codes: orNotStated(WORK_MODES), field: 'workModes' },
  experienceLevel: { codes: orNotStated(EXPERIENCE_LEVELS), field: 'experienceLevels' },
  remote: FLAG,
  /** Where remote work would be done; absent: where the visitor is. */
  remoteFrom: { country: true, of: 'remote' },
  easyApply: FLAG,
  /** Kilometres around the city. */
  radiusKm: { address: 'radius', most: 200 },
  payMin: { least: 0, most: MAX_INT },
  /** Only jobs that do not state their pay. */
  payNotStated: { address: 'payMin', word: NOT_STATED, insteadOf: 'payMin' },
  postedWithinDays: { most: 3650 },
} as const satisfies Record<string, SearchFilter>;

const PARTS = { ...TERMS, ...FILTERS };
type Parts = typeof PARTS;
type ValueOf<Part> = Part extends { codes: infer Codes extends readonly string[] }
  ? readonly Codes[number][]
  : Part extends { many: true }
    ? readonly number[]
    : Part extends { most: number }
      ? number
      : Part extends { word: string }
        ? boolean
        : string;

export type FilterKey = keyof typeof FILTERS;
/** Filters that are lists of codes. */
export type CodeFilterKey = {
  [Key in FilterKey]: (typeof FILTERS)[Key] extends { codes: readonly string[] } ? Key : never;
}[FilterKey];

/** What a job search is; in the address as §2 of the specification names it. */
export type JobSearchParams = { -readonly [Key in keyof Parts]?: ValueOf<Parts[Key]> } & {
  sort?: 'relevance' | 'newest';
  /** Toggled by each search, so that the same search can be run again. */
  triggerSearch?: boolean;
};
export type SearchKey = keyof JobSearchParams;

/** Terms and filters in the order of the address. */
export const SEARCH_PARTS = Object.entries(PARTS) as [keyof Parts, SearchFilter][];

/** As the address has it; '' for what is left out. */
export const written = (value: JobSearchParams[SearchKey], word: string | undefined): string =>
  value === undefined || value === false ? '' : (word ?? String(value));

/** Written as `v` where filters are set; an address of another version keeps the filters that are still known. */
const FILTER_VERSION = '1';

/** The query string (without `?`) of a search; absent and empty values are left out. */
export function jobSearchQuery(search: JobSearchParams): string {
  const query = new URLSearchParams();
  let isFiltered = search.sort === 'newest';
  for (const [key, { address = key, word }] of SEARCH_PARTS) {
    const text = written(search[key], word);
    if (!text) continue;
    query.set(address, text);
    isFiltered ||= key in FILTERS;
  }
  if (search.sort === 'newest') query.set('sort', search.sort);
  if (search.triggerSearch !== undefined) query.set('triggerSearch', String(search.triggerSearch));
  if (isFiltered) query.set('v', FILTER_VERSION);
  return query.toString();
}
