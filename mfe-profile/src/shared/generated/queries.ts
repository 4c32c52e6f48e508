// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { AccountSettingsQuery, AccountSettingsQueryVariables } from '../account-settings/account-settings.graphql.ts';
import type { JobPageQuery, JobPageQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const AccountSettings: OperationName<AccountSettingsQuery, AccountSettingsQueryVariables> = { name: 'AccountSettings' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
