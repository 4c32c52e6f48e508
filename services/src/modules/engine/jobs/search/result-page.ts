import type { JobGroupKind } from '@hirehq/shared-contracts/graphql/types';
import type { MatchCount } from '../facets/search-counts.store.ts';
import { fittingJobs } from '../match/fitting-jobs.ts';
import { hitsOfSearch, isLeading, type FittingJob, type MatchEstimate } from '../rank/rank-hits.ts';
import type { Hit } from '../rank/search-pages.store.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { leadingCondition } from '../terms/leading-jobs.store.ts';
import { isWithoutWords } from '../terms/search-terms.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { SearchRequest } from './search-request.ts';

/** The hits of a search from a cursor on: one more than a page shows, if there are. */
export interface ResultPage {
  search: JobSearch;
  hits: Hit[];
  /** Since when jobs were ranked, if not all of them were; older ones follow by date. */
  rankedSince: Date | undefined;
  /** Undefined where there are so few jobs that nothing needs to be estimated. */
  estimate: MatchEstimate | undefined;
  /** Numbers of matches, if known from finding the page. */
  known?: MatchCount | undefined;
  /** The jobs that fit the viewer, if they come first. */
  fitting: readonly FittingJob[];
}

/** The two groups of a list by relevance. */
export interface ListGroups {
  kinds: readonly [JobGroupKind, JobGroupKind];
  /** How many of the ids of the page are in the first group. */
  leading: number;
  /** Total number of jobs in the first group, if it differs from the number that was counted with the facets. */
  total: number | undefined;
}

/** The jobs that come first in a list without words: those that fit the viewer. */
const fittingOf = async (search: JobSearch, { sort, profile }: SearchRequest): Promise<FittingJob[]> =>
  profile && sort !== 'NEWEST' && sort !== 'PAY' && isWithoutWords(search.terms) ? fittingJobs(search, profile) : [];

export async function resultPage(
  search: JobSearch,
  request: SearchRequest,
  cursor: SearchCursor | undefined,
): Promise<ResultPage> {
  const fitting = await fittingOf(search, request);
  const newestFirst = request.sort === 'NEWEST';
  return { search, fitting, ...(await hitsOfSearch(search, { newestFirst, cursor, limit: request.first + 1, fitting })) };
}

/** How many of these hits are in the first group of the list. */
export const leadersAmong = (hits: readonly Hit[], search: JobSearch): number =>
  hits.filter((hit) => isLeading(hit, search)).length;

/** How the list of a page is divided; undefined if it is not, or sorted by date, or by pay without words. */
export function resultGroupsOf(
  { search, fitting }: ResultPage,
  { sort }: Pick<SearchRequest, 'sort'>,
  shown: readonly Hit[],
): ListGroups | undefined {
  if (sort === 'NEWEST') return undefined;
  const leading = leadersAmong(shown, search);
  if (sort === 'PAY' && !search.terms.text) return undefined;
  if (leadingCondition(search))
    return { kinds: search.terms.text ? ['MATCHES', 'MENTIONS'] : ['HEALTH', 'REST'], leading, total: undefined };
  return fitting.length > 0 ? { kinds: ['FITTING', 'OTHERS'], leading, total: fitting.length } : undefined;
}
