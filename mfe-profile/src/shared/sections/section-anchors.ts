import type { ScorePartKind } from '@hirehq/shared-contracts/codes';
import { routes } from '@hirehq/shared-contracts/routes';

/** Ids of the sections of the own profile; links lead to them. */
export const SECTION_ANCHORS = [
  'photo',
  'video',
  'person',
  'skills',
  'work',
  'educations',
  'licences',
  'languages',
  'resumes',
  'sharing',
] as const;
export type SectionAnchor = (typeof SECTION_ANCHORS)[number];

/** The message with the heading of each section. */
export const TITLE_OF_SECTION = {
  photo: 'edit.photo',
  video: 'pitch.title',
  person: 'profile.personTitle',
  skills: 'profile.skills.yours',
  work: 'edit.work',
  educations: 'edit.educations',
  licences: 'edit.licences',
  languages: 'edit.languages',
  resumes: 'edit.resumes',
  sharing: 'sharing.title',
} as const satisfies Record<SectionAnchor, string>;

/** Where each part of the score is raised. */
export const ANCHOR_OF_PART = {
  PHOTO: 'photo',
  VIDEO: 'video',
  TITLE: 'person',
  LOCATION: 'person',
  SKILLS: 'skills',
  WORK_HISTORY: 'work',
  EDUCATIONS: 'educations',
  LICENCES: 'licences',
  LANGUAGES: 'languages',
  RESUME: 'resumes',
} as const satisfies Record<ScorePartKind, SectionAnchor>;

/** The address of a section, from any page. */
export const sectionAddress = (anchor: SectionAnchor): string => `${routes.editProfile()}#${anchor}`;
