// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { LoadErrorsQuery, LoadErrorsQueryVariables, BrowserErrorsQuery, BrowserErrorsQueryVariables } from '../../features/see-errors/errors.graphql.ts';
import type { ReleaseHistoryQuery, ReleaseHistoryQueryVariables } from '../../features/see-history/release-history.graphql.ts';
import type { LivePlatformQuery, LivePlatformQueryVariables } from '../../features/see-live/live-status.graphql.ts';
import type { RemoteDetailsQuery, RemoteDetailsQueryVariables } from '../../features/see-remote/remote-details.graphql.ts';
import type { ReleaseSetsQuery, ReleaseSetsQueryVariables } from '../../features/see-sets/release-sets.graphql.ts';
import type { CompanyPageQuery, CompanyPageQueryVariables, JobMarketQuery, JobMarketQueryVariables, JobPageQuery, JobPageQueryVariables, PublicProfileQuery, PublicProfileQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const LoadErrors: OperationName<LoadErrorsQuery, LoadErrorsQueryVariables> = { name: 'LoadErrors' };
export const BrowserErrors: OperationName<BrowserErrorsQuery, BrowserErrorsQueryVariables> = { name: 'BrowserErrors' };
export const ReleaseHistory: OperationName<ReleaseHistoryQuery, ReleaseHistoryQueryVariables> = { name: 'ReleaseHistory' };
export const LivePlatform: OperationName<LivePlatformQuery, LivePlatformQueryVariables> = { name: 'LivePlatform' };
export const RemoteDetails: OperationName<RemoteDetailsQuery, RemoteDetailsQueryVariables> = { name: 'RemoteDetails' };
export const ReleaseSets: OperationName<ReleaseSetsQuery, ReleaseSetsQueryVariables> = { name: 'ReleaseSets' };
export const CompanyPage: OperationName<CompanyPageQuery, CompanyPageQueryVariables> = { name: 'CompanyPage' };
export const JobMarket: OperationName<JobMarketQuery, JobMarketQueryVariables> = { name: 'JobMarket' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const PublicProfile: OperationName<PublicProfileQuery, PublicProfileQueryVariables> = { name: 'PublicProfile' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
