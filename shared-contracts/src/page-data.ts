import type { JobFilter, JobSort } from './graphql/generated/types.ts';
import type { Operation } from './graphql/operation.ts';
import { CompanyPageDocument, type CompanyPageQueryVariables } from './graphql/page-data/company-page.graphql.ts';
import { JobMarketDocument, type JobMarketQueryVariables } from './graphql/page-data/job-market.graphql.ts';
import { JobPageDocument, type JobPageQueryVariables } from './graphql/page-data/job-page.graphql.ts';
import { PublicProfileDocument } from './graphql/page-data/public-profile.graphql.ts';
import { COMPANY_TAGS, type BrandVariant } from './codes.ts';
import { SearchJobsDocument, type SearchJobsQueryVariables } from './graphql/page-data/search-jobs.graphql.ts';
import { jobFilterOf, parseJobSearch } from './parse-job-search.ts';
import type { JobSearchParams } from './search-filters.ts';
import { searchedPayOf } from './searched-pay.ts';

export const JOBS_PAGE_SIZE = 20;

/** In the address of a job list that starts later: the cursor at which the page before it ends. */
export const LIST_START = 'after';
const CURSOR = /^[\w-]{1,200}$/;

/** The cursor after which the list of an address starts; undefined for a list from its first job. */
export function listStartOf(query: URLSearchParams): string | undefined {
  const start = query.get(LIST_START) ?? '';
  return CURSOR.test(start) ? start : undefined;
}

const SORTS = { relevance: 'RELEVANCE', newest: 'NEWEST', pay: 'PAY' } as const satisfies Record<
  NonNullable<JobSearchParams['sort']>,
  JobSort
>;

/** Which jobs a brand is about, as a filter: the neurodiversity brand those of its company tag, the healthcare brand health work. */
export const jobsOfBrand = (variant: BrandVariant): { companyTag?: string; healthWork?: true } => ({
  ...(variant === 'N' && { companyTag: COMPANY_TAGS.N }),
  ...(variant === 'H' && { healthWork: true }),
});

/**
 * The only conversion of an address to the query of a job list, so that page and server run the same query. A brand lists only the
 * jobs it is about, but all jobs of an employer that is searched for.
 * `start`: where the list starts, of `listStartOf`.
 */
export function searchVariables(search: JobSearchParams, variant: BrandVariant = 'D', start?: string): SearchJobsQueryVariables {
  const filter: JobFilter = {
    ...jobFilterOf(search),
    ...(!search.enterprise && jobsOfBrand(variant)),
  };
  return {
    filter,
    sort: SORTS[search.sort ?? 'relevance'],
    first: JOBS_PAGE_SIZE,
    ...(start !== undefined && { after: start }),
  };
}

/** The only conversion of the address of a job page to its query. */
export const jobPageVariables = (id: string, query: URLSearchParams): JobPageQueryVariables => ({ id, ...searchedPayOf(query) });

/** The only query of what start pages show of the open jobs: those that the brand is about. */
export const jobMarketVariables = (variant: BrandVariant): JobMarketQueryVariables => {
  const filter = jobsOfBrand(variant);
  return { companyTag: filter.companyTag ?? null, filter, sort: 'NEWEST' };
};

/** The only conversion of the address of a company page to its query. */
export const companyPageVariables = (id: string): CompanyPageQueryVariables => ({ id });

export interface PageDataAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  variant: BrandVariant;
}

type Execute = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => Promise<Result>;

const question = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => ({
  operation,
  variables,
  /** Has it run, whatever its types are. */
  ask: (execute: Execute): Promise<Result> => execute(operation, variables),
});

/**
 * The page data the server can put into public pages, by the names that manifests use in `pageData`. Each entry gives the
 * document and variables that the page itself will use, so that the page finds its result.
 */
export const PAGE_DATA = {
  jobSearch: ({ query, variant }: PageDataAddress) =>
    question(SearchJobsDocument, searchVariables(parseJobSearch(query), variant, listStartOf(query))),
  job: ({ params, query }: PageDataAddress) => question(JobPageDocument, jobPageVariables(params['id'] ?? '', query)),
  company: ({ params }: PageDataAddress) => question(CompanyPageDocument, companyPageVariables(params['id'] ?? '')),
  jobMarket: ({ variant }: PageDataAddress) => question(JobMarketDocument, jobMarketVariables(variant)),
  publicProfile: ({ params }: PageDataAddress) => question(PublicProfileDocument, { candidateKey: params['candidateKey'] ?? '' }),
} as const;

export type PageDataName = keyof typeof PAGE_DATA;

/** The key of a result in the page data: operation and variables. */
export function pageDataKey(operation: string, variables: unknown): string {
  return `${operation}:${JSON.stringify(variables)}`;
}
