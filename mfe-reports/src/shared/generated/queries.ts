// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { ActivityReportQuery, ActivityReportQueryVariables } from '../../features/view-activity/activity-report.graphql.ts';
import type { JobDensityQuery, JobDensityQueryVariables } from '../../features/view-density/job-density.graphql.ts';
import type { RatingReportQuery, RatingReportQueryVariables } from '../../features/view-ratings/rating-report.graphql.ts';
import type { DashboardQuery, DashboardQueryVariables } from '../dashboard.graphql.ts';
import type { CompanyPageQuery, CompanyPageQueryVariables, JobMarketQuery, JobMarketQueryVariables, JobPageQuery, JobPageQueryVariables, PublicProfileQuery, PublicProfileQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const ActivityReport: OperationName<ActivityReportQuery, ActivityReportQueryVariables> = { name: 'ActivityReport' };
export const JobDensity: OperationName<JobDensityQuery, JobDensityQueryVariables> = { name: 'JobDensity' };
export const RatingReport: OperationName<RatingReportQuery, RatingReportQueryVariables> = { name: 'RatingReport' };
export const Dashboard: OperationName<DashboardQuery, DashboardQueryVariables> = { name: 'Dashboard' };
export const CompanyPage: OperationName<CompanyPageQuery, CompanyPageQueryVariables> = { name: 'CompanyPage' };
export const JobMarket: OperationName<JobMarketQuery, JobMarketQueryVariables> = { name: 'JobMarket' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const PublicProfile: OperationName<PublicProfileQuery, PublicProfileQueryVariables> = { name: 'PublicProfile' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
