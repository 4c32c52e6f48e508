import { PROFILE_SECTIONS, type ProfileAudience, type ProfileSection } from '@hirehq/shared-contracts/codes';

/** Who sees a section whose candidate has chosen nothing: what identifies or can be judged by looks is not for everybody. */
export const DEFAULT_AUDIENCES: Readonly<Record<ProfileSection, ProfileAudience>> = {
  PHOTO: 'EMPLOYERS',
  VIDEO: 'EMPLOYERS',
  CONTACT: 'EMPLOYERS',
  LOCATION: 'EVERYBODY',
  EXPERIENCE: 'EVERYBODY',
  SKILLS: 'EVERYBODY',
  WORK_HISTORY: 'EVERYBODY',
  EDUCATIONS: 'EVERYBODY',
  LICENCES: 'EMPLOYERS',
  LANGUAGES: 'EVERYBODY',
  CHECKLISTS: 'EMPLOYERS',
};

/** The sections that a reader sees, by the audience that the section was opened to. */
const OPEN_TO: Readonly<Record<ProfileAudience, readonly ProfileAudience[]>> = {
  NOBODY: [],
  EMPLOYERS: ['EMPLOYERS', 'EVERYBODY'],
  EVERYBODY: ['EVERYBODY'],
};

type Chosen = ReadonlyMap<ProfileSection, ProfileAudience>;

export const audienceOf = (chosen: Chosen, section: ProfileSection): ProfileAudience =>
  chosen.get(section) ?? DEFAULT_AUDIENCES[section];

/** The sections that readers of an audience see. */
export const sharedSections = (chosen: Chosen, reader: ProfileAudience): ReadonlySet<ProfileSection> =>
  new Set(PROFILE_SECTIONS.filter((section) => OPEN_TO[reader].includes(audienceOf(chosen, section))));
