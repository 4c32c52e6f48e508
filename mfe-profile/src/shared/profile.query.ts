import { useApiQuery, type ApiCache } from '@hirehq/shared-ui';
import { Checklists, CoachSteps, Profile, ProfilePreview, Storage } from './generated/queries.ts';
import { ProfileDocument, type ProfileQuery } from './profile.graphql.ts';

export type ProfileParts = ProfileQuery['profile'];
export type Licence = ProfileParts['licences'][number];

/** What the REST calls for the sections of a profile do not return. */
export const useProfile = () => useApiQuery(ProfileDocument, {}, { live: true });

/** An operation, as changes name those whose results they affect. */
export type Affected = Parameters<ApiCache['invalidate']>[0];

/** What every change of a profile affects: the score, the next steps, what others see, and the storage. */
export const OF_EVERY_CHANGE: readonly Affected[] = [Profile, CoachSteps, ProfilePreview, Storage, 'GET candidates/'];

/** The calls of the sections, and the checklists. */
export const SECTIONS: readonly Affected[] = [
  'GET candidates/skills',
  'GET candidates/work-history',
  'GET candidates/educations',
  'GET candidates/resume',
  Checklists,
];
