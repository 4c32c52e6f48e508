// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { ApplicationDraftQuery, ApplicationDraftQueryVariables } from '../../apply/features/apply-to-job/application-draft.graphql.ts';
import type { JobToApplyQuery, JobToApplyQueryVariables } from '../../apply/features/apply-to-job/job-to-apply.graphql.ts';
import type { CountriesQuery, CountriesQueryVariables } from '../../find/features/filter-jobs/countries.graphql.ts';
import type { RecommendedJobsQuery, RecommendedJobsQueryVariables } from '../../find/features/recommend-jobs/recommended-jobs.graphql.ts';
import type { SavedSearchesQuery, SavedSearchesQueryVariables } from '../../find/features/save-search/saved-searches.graphql.ts';
import type { InterviewsQuery, InterviewsQueryVariables, InterviewQuery, InterviewQueryVariables } from '../../interviews/features/answer-interview/interviews.graphql.ts';
import type { ApplicationStagesQuery, ApplicationStagesQueryVariables } from '../../track/features/track-jobs/application-stages.graphql.ts';
import type { MyJobsQuery, MyJobsQueryVariables } from '../../track/features/track-jobs/my-jobs.graphql.ts';
import type { TrackedJobQuery, TrackedJobQueryVariables, ApplicationTimelineQuery, ApplicationTimelineQueryVariables } from '../../track/features/track-jobs/tracked-job.graphql.ts';
import type { ReferralsQuery, ReferralsQueryVariables } from '../../track/features/track-referrals/referrals.graphql.ts';
import type { JobPageQuery, JobPageQueryVariables, PublicProfileQuery, PublicProfileQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const ApplicationDraft: OperationName<ApplicationDraftQuery, ApplicationDraftQueryVariables> = { name: 'ApplicationDraft' };
export const JobToApply: OperationName<JobToApplyQuery, JobToApplyQueryVariables> = { name: 'JobToApply' };
export const Countries: OperationName<CountriesQuery, CountriesQueryVariables> = { name: 'Countries' };
export const RecommendedJobs: OperationName<RecommendedJobsQuery, RecommendedJobsQueryVariables> = { name: 'RecommendedJobs' };
export const SavedSearches: OperationName<SavedSearchesQuery, SavedSearchesQueryVariables> = { name: 'SavedSearches' };
export const Interviews: OperationName<InterviewsQuery, InterviewsQueryVariables> = { name: 'Interviews' };
export const Interview: OperationName<InterviewQuery, InterviewQueryVariables> = { name: 'Interview' };
export const ApplicationStages: OperationName<ApplicationStagesQuery, ApplicationStagesQueryVariables> = { name: 'ApplicationStages' };
export const MyJobs: OperationName<MyJobsQuery, MyJobsQueryVariables> = { name: 'MyJobs' };
export const TrackedJob: OperationName<TrackedJobQuery, TrackedJobQueryVariables> = { name: 'TrackedJob' };
export const ApplicationTimeline: OperationName<ApplicationTimelineQuery, ApplicationTimelineQueryVariables> = { name: 'ApplicationTimeline' };
export const Referrals: OperationName<ReferralsQuery, ReferralsQueryVariables> = { name: 'Referrals' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const PublicProfile: OperationName<PublicProfileQuery, PublicProfileQueryVariables> = { name: 'PublicProfile' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
