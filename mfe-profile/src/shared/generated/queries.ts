// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { CoachStepsQuery, CoachStepsQueryVariables } from '../../features/follow-coach/coach-steps.graphql.ts';
import type { ChecklistsQuery, ChecklistsQueryVariables } from '../../features/rate-skills/checklists.graphql.ts';
import type { EmployerNamesQuery, EmployerNamesQueryVariables } from '../../features/share-profile/hidden-employers.graphql.ts';
import type { ProfilePreviewQuery, ProfilePreviewQueryVariables } from '../../features/view-profile/profile-preview.graphql.ts';
import type { ProfileQuery, ProfileQueryVariables } from '../profile.graphql.ts';
import type { JobPageQuery, JobPageQueryVariables, PublicProfileQuery, PublicProfileQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const CoachSteps: OperationName<CoachStepsQuery, CoachStepsQueryVariables> = { name: 'CoachSteps' };
export const Checklists: OperationName<ChecklistsQuery, ChecklistsQueryVariables> = { name: 'Checklists' };
export const EmployerNames: OperationName<EmployerNamesQuery, EmployerNamesQueryVariables> = { name: 'EmployerNames' };
export const ProfilePreview: OperationName<ProfilePreviewQuery, ProfilePreviewQueryVariables> = { name: 'ProfilePreview' };
export const Profile: OperationName<ProfileQuery, ProfileQueryVariables> = { name: 'Profile' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const PublicProfile: OperationName<PublicProfileQuery, PublicProfileQueryVariables> = { name: 'PublicProfile' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
