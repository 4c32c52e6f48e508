import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  NOT_STATED,
  PAY_UNITS,
  WORK_MODES,
  WORKPLACE_FACTS,
  HEALTH_FACTS,
} from './codes.ts';
import type { JobFilter } from './graphql/generated/types.ts';
import { AMOUNT_MAX } from './pay/read-amount.ts';

/** How a part of a search is written in an address, and what it becomes in the query; a text by default. */
export interface SearchPart {
  /** Its name in the address, if it differs from the key. */
  address?: string;
  /** The field of the query; the key by default, null for none. */
  field?: keyof JobFilter | null;
  /** Any of the codes of this list; NS includes jobs that do not state a value. */
  codes?: readonly string[];
  /** One of the codes of this list. */
  oneOf?: readonly string[];
  /** True if the address has this value. */
  word?: string;
  /** A whole number up to this one; the minimum is 1 by default. */
  most?: number;
  least?: number;
  /** One or more of these numbers. */
  many?: true;
  /** The number may have two decimal places. */
  isAmount?: true;
  /** ISO 3166-1 alpha-2. */
  country?: true;
  /** ISO 4217. */
  currency?: true;
  /** The id of an employer. */
  enterprise?: true;
}

export interface SearchFilter extends SearchPart {
  /** The filter that this one refines, and with which it is removed. */
  of?: string;
  /** The filter that has this value instead of one of its own. */
  insteadOf?: string;
}

const MAX_INT = 2 ** 31 - 1;

const FLAG = { word: 'true' } as const;
const orNotStated = <Code extends string>(codes: readonly Code[]) => [...codes, NOT_STATED] as const;

/** Search terms and location, with the names of §2 of the specification. */
const TERMS = {
  keyword: {},
  jobTitle: {},
  /** The text shown for the terms. */
  name: { field: null },
  city: {},
  state: {},
  country: {},
  /** Ids of skills. */
  skills: { most: MAX_INT, many: true },
  enterprise: { enterprise: true },
} as const satisfies Record<string, SearchPart>;

/**
 * All filters of a list, one row each, in the order of the address, which saved searches store. The services' use of a field is
 * in services/src/platform/job-facts.ts, its presentation in mfe-jobs/src/find/shared/search-filters.ts.
 */
export const FILTERS = {
  employmentType: { codes: orNotStated(EMPLOYMENT_TYPES), field: 'employmentTypes' },
  workMode: { codes: orNotStated(WORK_MODES), field: 'workModes' },
  experienceLevel: { codes: orNotStated(EXPERIENCE_LEVELS), field: 'experienceLevels' },
  remote: FLAG,
  /** The country from which remote work would be done; if absent, that of the visitor. */
  remoteFrom: { country: true, of: 'remote' },
  easyApply: FLAG,
  nightShift: FLAG,
  weekendWork: FLAG,
  noiseLevel: { codes: orNotStated(WORKPLACE_FACTS.noiseLevel), field: 'noiseLevels' },
  lighting: { codes: orNotStated(WORKPLACE_FACTS.lighting), field: 'lightings' },
  contactLevel: { codes: orNotStated(WORKPLACE_FACTS.contactLevel), field: 'contactLevels' },
  workStructure: { codes: orNotStated(WORKPLACE_FACTS.workStructure), field: 'workStructures' },
  flexibility: { codes: orNotStated(WORKPLACE_FACTS.flexibility), field: 'flexibilities' },
  interviewFormat: { codes: orNotStated(WORKPLACE_FACTS.interviewFormat), field: 'interviewFormats' },
  careSetting: { codes: orNotStated(HEALTH_FACTS.careSetting), field: 'careSettings' },
  shiftPattern: { codes: orNotStated(HEALTH_FACTS.shiftPattern), field: 'shiftPatterns' },
  licenceNeed: { codes: orNotStated(HEALTH_FACTS.licenceNeed), field: 'licenceNeeds' },
  payBand: { codes: orNotStated(HEALTH_FACTS.payBand), field: 'payBands' },
  /** Kilometres around the city. */
  radiusKm: { address: 'radius', most: 200 },
  /** Per `payUnit`, in `payCurrency`. */
  payMin: { least: 0, most: AMOUNT_MAX, isAmount: true },
  /** In the unit and currency of `payMin`, with which it is one filter. */
  payMax: { least: 0, most: AMOUNT_MAX, isAmount: true, of: 'payMin' },
  /** If absent, a year. */
  payUnit: { oneOf: PAY_UNITS, of: 'payMin' },
  /** If absent, the own currency of each job. */
  payCurrency: { currency: true, of: 'payMin' },
  /** Only jobs that do not state their pay. */
  payNotStated: { address: 'payMin', word: NOT_STATED, insteadOf: 'payMin' },
  postedWithinDays: { most: 3650 },
} as const satisfies Record<string, SearchFilter>;

const PARTS = { ...TERMS, ...FILTERS };
type Parts = typeof PARTS;
type ValueOf<Part> = Part extends { codes: infer Codes extends readonly string[] }
  ? readonly Codes[number][]
  : Part extends { oneOf: infer Codes extends readonly string[] }
    ? Codes[number]
    : Part extends { many: true }
      ? readonly number[]
      : Part extends { most: number }
        ? number
        : Part extends { word: string }
          ? boolean
          : string;

export type FilterKey = keyof typeof FILTERS;
/** Filters whose values are lists of codes. */
export type CodeFilterKey = {
  [Key in FilterKey]: (typeof FILTERS)[Key] extends { codes: readonly string[] } ? Key : never;
}[FilterKey];

/** The orders of a list besides that by relevance, as addresses have them. */
export const LIST_ORDERS = ['newest', 'pay'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** A job search, with the names that §2 of the specification gives its address. */
export type JobSearchParams = { -readonly [Key in keyof Parts]?: ValueOf<Parts[Key]> } & {
  sort?: 'relevance' | ListOrder;
  /** Toggled by each search, so that the same search can be repeated. */
  triggerSearch?: boolean;
};
export type SearchKey = keyof JobSearchParams;

/** Terms and filters in the order of the address. */
export const SEARCH_PARTS = Object.entries(PARTS) as [keyof Parts, SearchFilter][];

/** The value in the address; '' if it is absent. */
export const written = (value: JobSearchParams[SearchKey], word: string | undefined): string =>
  value === undefined || value === false ? '' : (word ?? String(value));

/** Written as `v` if filters are set; an address of another version keeps the filters that this version knows. */
const FILTER_VERSION = '1';

/** The query string (without `?`) of a search; absent and empty values are omitted. */
export function jobSearchQuery(search: JobSearchParams): string {
  const query = new URLSearchParams();
  const sort = LIST_ORDERS.find((order) => order === search.sort);
  let isFiltered = sort !== undefined;
  for (const [key, { address = key, word }] of SEARCH_PARTS) {
    const text = written(search[key], word);
    if (!text) continue;
    query.set(address, text);
    isFiltered ||= key in FILTERS;
  }
  if (sort) query.set('sort', sort);
  if (search.triggerSearch !== undefined) query.set('triggerSearch', String(search.triggerSearch));
  if (isFiltered) query.set('v', FILTER_VERSION);
  return query.toString();
}
