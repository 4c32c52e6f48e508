// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { KnownLicencesAndLanguagesQuery, KnownLicencesAndLanguagesQueryVariables } from '../../features/create-profile/profile-records.graphql.ts';
import type { JobPageQuery, JobPageQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const KnownLicencesAndLanguages: OperationName<KnownLicencesAndLanguagesQuery, KnownLicencesAndLanguagesQueryVariables> = { name: 'KnownLicencesAndLanguages' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
