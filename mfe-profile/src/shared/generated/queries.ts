// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { KnownLicencesAndLanguagesQuery, KnownLicencesAndLanguagesQueryVariables } from '../../features/create-profile/profile-records.graphql.ts';
import type { CoachStepsQuery, CoachStepsQueryVariables } from '../../features/follow-coach/coach-steps.graphql.ts';
import type { OwnVideoQuery, OwnVideoQueryVariables } from '../../features/keep-video/own-video.graphql.ts';
import type { ChecklistsQuery, ChecklistsQueryVariables } from '../../features/rate-skills/checklists.graphql.ts';
import type { EmployerNamesQuery, EmployerNamesQueryVariables } from '../../features/share-profile/hidden-employers.graphql.ts';
import type { PublicKeyQuery, PublicKeyQueryVariables } from '../../features/show-code/public-key.graphql.ts';
import type { ProfilePreviewQuery, ProfilePreviewQueryVariables } from '../../features/view-profile/profile-preview.graphql.ts';
import type { StorageQuery, StorageQueryVariables } from '../../features/view-storage/storage.graphql.ts';
import type { AccountSettingsQuery, AccountSettingsQueryVariables } from '../account-settings/account-settings.graphql.ts';
import type { HandOverQuery, HandOverQueryVariables } from '../hand-over/hand-over.graphql.ts';
import type { ProfileQuery, ProfileQueryVariables } from '../profile.graphql.ts';
import type { JobPageQuery, JobPageQueryVariables, PublicProfileQuery, PublicProfileQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const KnownLicencesAndLanguages: OperationName<KnownLicencesAndLanguagesQuery, KnownLicencesAndLanguagesQueryVariables> = { name: 'KnownLicencesAndLanguages' };
export const CoachSteps: OperationName<CoachStepsQuery, CoachStepsQueryVariables> = { name: 'CoachSteps' };
export const OwnVideo: OperationName<OwnVideoQuery, OwnVideoQueryVariables> = { name: 'OwnVideo' };
export const Checklists: OperationName<ChecklistsQuery, ChecklistsQueryVariables> = { name: 'Checklists' };
export const EmployerNames: OperationName<EmployerNamesQuery, EmployerNamesQueryVariables> = { name: 'EmployerNames' };
export const PublicKey: OperationName<PublicKeyQuery, PublicKeyQueryVariables> = { name: 'PublicKey' };
export const ProfilePreview: OperationName<ProfilePreviewQuery, ProfilePreviewQueryVariables> = { name: 'ProfilePreview' };
export const Storage: OperationName<StorageQuery, StorageQueryVariables> = { name: 'Storage' };
export const AccountSettings: OperationName<AccountSettingsQuery, AccountSettingsQueryVariables> = { name: 'AccountSettings' };
export const HandOver: OperationName<HandOverQuery, HandOverQueryVariables> = { name: 'HandOver' };
export const Profile: OperationName<ProfileQuery, ProfileQueryVariables> = { name: 'Profile' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const PublicProfile: OperationName<PublicProfileQuery, PublicProfileQueryVariables> = { name: 'PublicProfile' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
