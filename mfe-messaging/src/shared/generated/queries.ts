// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { MessagingSearchesQuery, MessagingSearchesQueryVariables } from '../../features/list-searches/saved-searches.graphql.ts';
import type { JobPageQuery, JobPageQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const MessagingSearches: OperationName<MessagingSearchesQuery, MessagingSearchesQueryVariables> = { name: 'MessagingSearches' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
