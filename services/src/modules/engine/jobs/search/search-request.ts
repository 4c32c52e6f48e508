import type { QueryJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { MatchProfile } from '../match/match-profile.store.ts';

/** What somebody searches for. */
export interface SearchRequest extends Pick<QueryJobsArgs, 'filter' | 'sort' | 'after'> {
  /** Number of jobs on a page. */
  first: number;
  /** True to search synonyms of every known name as well. */
  synonyms: boolean;
  /** ISO 3166-1 alpha-2: the country from which remote work would be done, if the filter does not say. */
  country?: string | undefined;
  /** The viewer's: without words, the jobs that fit it come first. */
  profile?: MatchProfile | undefined;
  /** True if health work comes first in a list without words that has other work too. */
  healthFirst?: boolean;
  now: Date;
}

/** True if the filter has more than a keyword. */
export const isNarrowed = ({ filter }: Pick<SearchRequest, 'filter'>): boolean =>
  Object.entries(filter).some(([field, value]) => field !== 'keyword' && value !== undefined && value !== null);
