import { SCORE_PARTS, PROFILE_SECTIONS, type ScorePartKind } from '@hirehq/shared-contracts/codes';
import { PublicProfileDocument } from '@hirehq/shared-contracts/graphql';
import type { Education, Resume, StoredFile, WorkHistory } from '@hirehq/shared-contracts/rest';
import { candidateOf, fakeId, type FakeApi } from '@hirehq/shared-contracts/testing';
import { SaveLanguagesDocument } from '../src/shared/records/save-languages.graphql.ts';
import { SaveLicenceDocument } from '../src/shared/records/save-licence.graphql.ts';
import { CoachStepsDocument, DismissCoachStepDocument } from '../src/features/follow-coach/coach-steps.graphql.ts';
import type { CoachStep } from '../src/features/follow-coach/coach-steps.query.ts';
import {
  ChecklistsDocument,
  SaveChecklistDocument,
  SignChecklistDocument,
} from '../src/features/rate-skills/checklists.graphql.ts';
import type { Checklist } from '../src/features/rate-skills/checklists.query.ts';
import { EmployerNamesDocument, HideProfileFromDocument } from '../src/features/share-profile/hidden-employers.graphql.ts';
import { CreatePublicKeyDocument, RevokePublicKeyDocument } from '../src/features/share-profile/public-key.graphql.ts';
import { ProfilePreviewDocument } from '../src/features/view-profile/profile-preview.graphql.ts';
import type { SharedProfile } from '../src/features/view-profile/shared-profile.query.ts';
import type { Candidate } from '../src/shared/candidate.query.ts';
import { ProfileDocument } from '../src/shared/profile.graphql.ts';
import type { ProfileParts } from '../src/shared/profile.query.ts';
import { RemoveProfileRecordDocument, RestoreProfileRecordDocument } from '../src/shared/removal/profile-record.graphql.ts';
import { SetProfileVisibilityDocument } from '../src/shared/sections/section-visibility.graphql.ts';

export const WORK_ID = '00000000-0000-4000-8000-0000000000b1';
export const EDUCATION_ID = '00000000-0000-4000-8000-0000000000b2';
export const LICENCE_ID = '00000000-0000-4000-8000-0000000000b3';
export const RESUME_ID = '00000000-0000-4000-8000-0000000000b4';
export const CARE_HOME = { enterpriseId: '00000000-0000-4000-8000-0000000000e2', enterpriseName: 'Linden Care' };
export const SKILLS = [
  { id: 1, name: 'Nursing' },
  { id: 2, name: 'Nutrition' },
];

export const fileOf = (changes: Partial<StoredFile> = {}): StoredFile => ({
  id: fakeId(),
  category: 'SHOWCASE',
  fileName: 'poster.pdf',
  contentType: 'application/pdf',
  size: 2048,
  signedUrl: 'https://files.example/poster.pdf',
  createdTimestamp: '2026-11-20T09:00:00.000Z',
  ...changes,
});

export const workOf = (changes: Partial<WorkHistory> = {}): WorkHistory => ({
  id: WORK_ID,
  version: '1',
  title: 'Night nurse',
  workedWith: 'Acme Health',
  workedFrom: '2020-02-01',
  workedTill: null,
  showcases: [fileOf()],
  ...changes,
});

export const educationOf = (changes: Partial<Education> = {}): Education => ({
  id: EDUCATION_ID,
  version: '1',
  level: 'BR',
  institution: 'University of Utrecht',
  fieldOfStudy: 'Nursing science',
  studiedFrom: '2012-09-01',
  studiedTill: '2016-06-30',
  documents: [],
  ...changes,
});

export const resumeOf = (changes: Partial<Resume> = {}): Resume => ({
  id: RESUME_ID,
  title: 'Nursing résumé',
  fileName: 'ada.pdf',
  contentType: 'application/pdf',
  size: 4096,
  signedUrl: 'https://files.example/ada.pdf',
  createdTimestamp: '2026-11-20T09:00:00.000Z',
  ...changes,
});

export const profileOf = (changes: Partial<ProfileParts> = {}): ProfileParts => ({
  licences: [
    {
      id: LICENCE_ID,
      version: '1',
      name: 'Registered nurse',
      issuer: 'Nursing council',
      number: '4711',
      region: 'Netherlands',
      issuedOn: '2016-07-01',
      expiresOn: '2099-07-01',
    },
  ],
  languages: [{ language: 'nl', level: 'NATIVE' }],
  languagesVersion: '1',
  score: {
    points: 75,
    parts: (Object.keys(SCORE_PARTS) as ScorePartKind[]).map((kind) => ({
      kind,
      points: kind === 'VIDEO' || kind === 'PHOTO' || kind === 'RESUME' ? 0 : SCORE_PARTS[kind],
      most: SCORE_PARTS[kind],
      nextPoints: kind === 'VIDEO' || kind === 'PHOTO' || kind === 'RESUME' ? SCORE_PARTS[kind] : 0,
    })),
  },
  visibility: PROFILE_SECTIONS.map((section) => ({ section, audience: 'EMPLOYERS' })),
  hiddenFrom: [],
  publicKey: null,
  photo: null,
  video: null,
  ...changes,
});

export const sharedProfileOf = (changes: Partial<SharedProfile> = {}): SharedProfile => ({
  firstName: 'Ada',
  lastName: 'Byron',
  profileTitle: 'Night nurse',
  jobTitle: 'Nurse',
  employerName: 'Acme Health',
  city: 'Utrecht',
  state: null,
  country: 'Netherlands',
  emailAddress: null,
  telephone: null,
  overallYearsOfExperience: 7,
  mediaFileSignedUrl: null,
  mediaFileType: null,
  video: null,
  skills: [{ name: 'Nursing', yearsOfExperience: 6 }],
  workHistory: [{ title: 'Night nurse', workedWith: 'Acme Health', workedFrom: '2020-02-01', workedTill: null, showcases: [] }],
  educations: [],
  licences: [],
  languages: [{ language: 'nl', level: 'NATIVE' }],
  checklists: [],
  ...changes,
});

/** Nothing is shared besides the first name. */
export const NAME_ONLY: SharedProfile = sharedProfileOf({
  lastName: null,
  profileTitle: null,
  jobTitle: null,
  employerName: null,
  city: null,
  country: null,
  overallYearsOfExperience: null,
  skills: [],
  workHistory: [],
  languages: [],
});

export const stepOf = (changes: Partial<CoachStep> = {}): CoachStep => ({
  id: 'ADD_SKILL.2.1',
  kind: 'ADD_SKILL',
  subject: 'Nutrition',
  jobs: 12,
  ofJobs: 40,
  points: null,
  days: null,
  ...changes,
});

export const checklistOf = (changes: Partial<Checklist> = {}): Checklist => ({
  id: 'general',
  version: '1',
  items: [
    { id: 'identity-document', group: 'documents', kind: 'DOCUMENT', required: true, done: false, rating: null, files: [] },
    { id: 'check-contact-details', group: 'tasks', kind: 'TASK', required: true, done: false, rating: null, files: [] },
  ],
  signedName: null,
  signedAt: null,
  expiresOn: null,
  ...changes,
});

interface Content {
  candidate: Candidate;
  profile: ProfileParts;
  work: readonly WorkHistory[];
  educations: readonly Education[];
  resumes: readonly Resume[];
  steps: readonly CoachStep[];
  shared: SharedProfile;
  checklists: readonly Checklist[];
}

export const contentOf = (changes: Partial<Content> = {}): Content => ({
  candidate: candidateOf({
    profileTitle: 'Night nurse',
    city: 'Utrecht',
    country: 'Netherlands',
    skillData: [{ id: 1, name: 'Nursing', yearsOfExperience: 6, version: '1' }],
  }),
  profile: profileOf(),
  work: [workOf()],
  educations: [educationOf()],
  resumes: [resumeOf()],
  steps: [stepOf()],
  shared: sharedProfileOf(),
  checklists: [checklistOf()],
  ...changes,
});

/** What a new account has. */
export const nothing = (): Content =>
  contentOf({
    candidate: candidateOf(),
    profile: profileOf({ licences: [], languages: [] }),
    work: [],
    educations: [],
    resumes: [],
    steps: [],
    shared: sharedProfileOf({ skills: [], workHistory: [], languages: [] }),
    checklists: [],
  });

function respondWithSections(api: FakeApi, { candidate, work, educations, resumes }: Content): void {
  api.respondToRest('GET candidates/', candidate);
  api.respondToRest('PUT candidates/', candidate);
  const skills = candidate.skillData.map((skill) => ({ ...skill, version: '1' }));
  api.respondToRest('GET candidates/skills', skills);
  api.respondToRest('PUT candidates/skills', skills);
  api.respondToRest('GET candidates/work-history', [...work]);
  api.respondToRest('PUT candidates/work-history', ({ body }) =>
    workOf({ ...body, id: WORK_ID, workedTill: body.workedTill ?? null }),
  );
  api.respondToRest('GET candidates/educations', [...educations]);
  api.respondToRest('PUT candidates/educations', educationOf());
  api.respondToRest('GET candidates/resume', [...resumes]);
  api.respondToRest('POST candidates/resume', resumeOf());
  api.respondToRest('POST upload-file', fileOf());
  api.respondToRest('GET skills', ({ query }) =>
    SKILLS.filter(({ name }) => name.toLowerCase().startsWith(query.keyword.toLowerCase())),
  );
  api.respondToRest('GET places/{text}', []);
  const document = { fileName: 'ada.pdf', contentType: 'application/pdf', signedUrl: '#ada.pdf' };
  api.respondToRest('GET candidates/profile/pdf', document);
  api.respondToRest('GET candidates/profile/json-resume', document);
}

/** Responds to everything that the own profile, its preview, the public page and the checklist ask. */
export function respondWithProfile(api: FakeApi, content: Content = contentOf()): void {
  const { profile, steps, shared, checklists } = content;
  respondWithSections(api, content);
  api.respondToGraphql(ProfileDocument, { profile });
  api.respondToGraphql(CoachStepsDocument, { coachSteps: [...steps] });
  api.respondToGraphql(DismissCoachStepDocument, ({ id }) => ({
    dismissCoachStep: { __typename: 'DismissCoachStepDone' as const, id },
  }));
  api.respondToGraphql(SaveLicenceDocument, { saveLicence: { __typename: 'SaveLicenceDone', licence: { id: LICENCE_ID } } });
  api.respondToGraphql(SaveLanguagesDocument, { saveLanguages: { __typename: 'SaveLanguagesDone', languages: [] } });
  api.respondToGraphql(SetProfileVisibilityDocument, ({ section, audience }) => ({
    setProfileVisibility: { __typename: 'SetProfileVisibilityDone' as const, section, audience },
  }));
  api.respondToGraphql(RemoveProfileRecordDocument, ({ kind, id }) => ({
    removeProfileRecord: { __typename: 'RemoveProfileRecordDone' as const, kind, id, restorableUntil: '2099-01-01T00:00:00Z' },
  }));
  api.respondToGraphql(RestoreProfileRecordDocument, ({ kind, id }) => ({
    restoreProfileRecord: { __typename: 'RestoreProfileRecordDone' as const, kind, id },
  }));
  api.respondToGraphql(CreatePublicKeyDocument, {
    createPublicKey: { __typename: 'CreatePublicKeyDone', publicKey: 'unguessable' },
  });
  api.respondToGraphql(RevokePublicKeyDocument, { revokePublicKey: { __typename: 'RevokePublicKeyDone', publicKey: null } });
  api.respondToGraphql(EmployerNamesDocument, { employerNames: [CARE_HOME] });
  api.respondToGraphql(HideProfileFromDocument, ({ hidden }) => ({
    hideProfileFrom: { __typename: 'HideProfileFromDone' as const, hiddenFrom: hidden ? [CARE_HOME] : [] },
  }));
  api.respondToGraphql(ProfilePreviewDocument, { profilePreview: shared });
  api.respondToGraphql(PublicProfileDocument, { publicProfile: shared });
  api.respondToGraphql(ChecklistsDocument, { checklists: [...checklists] });
  api.respondToGraphql(SaveChecklistDocument, {
    saveChecklist: { __typename: 'SaveChecklistDone', checklist: checklists[0] ?? checklistOf() },
  });
  api.respondToGraphql(SignChecklistDocument, {
    signChecklist: {
      __typename: 'SignChecklistDone',
      checklist: {
        ...(checklists[0] ?? checklistOf()),
        signedName: 'Ada Byron',
        signedAt: '2026-11-22T09:00:00Z',
        expiresOn: '2099-11-22',
      },
    },
  });
}
