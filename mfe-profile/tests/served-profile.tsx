import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { PublicProfileDocument } from '@hirehq/shared-contracts/graphql';
import {
  EDUCATIONS_MAX,
  EMPLOYER_NAME_MAX,
  FIELD_OF_STUDY_MAX,
  INSTITUTION_MAX,
  JOB_TITLE_MAX,
  LICENCE_NAME_MAX,
  LICENCE_TEXT_MAX,
  LICENCES_MAX,
  SKILLS_MAX,
  WORK_HISTORY_MAX,
} from '@hirehq/shared-contracts/inputs';
import type { Locale } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey } from '@hirehq/shared-contracts/page-data';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { routes } from '@hirehq/shared-contracts/routes';
import type { ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { STORAGE_QUOTAS } from '@hirehq/shared-contracts/storage-quotas';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import type { SharedProfile } from '../src/features/view-profile/shared-profile.query.ts';
import { messages } from '../src/messages/index.ts';
import { PublicProfilePage } from '../src/pages/public-profile/public-profile-page.tsx';
import { sharedProfileOf } from './profile-of.ts';

const ORIGIN = 'https://jobs.example.com';
const PARAMS = { candidateKey: 'unguessable' };

interface Reader {
  locale?: Locale;
  variant?: BrandVariant;
}

/** The page of a public profile; null: of a key that opens none. */
export function profileInput(
  publicProfile: SharedProfile | null,
  { locale = 'en', variant = 'D' }: Reader = {},
): ServedPartInput {
  const { operation, variables } = PAGE_DATA.publicProfile({ params: PARAMS, query: new URLSearchParams(), variant });
  return {
    contract: CONTRACT_VERSION,
    route: 'publicProfile',
    url: routes.publicProfile(PARAMS),
    params: PARAMS,
    locale,
    variant,
    origin: ORIGIN,
    now: Date.parse('2026-11-21T09:00:00Z'),
    data: { [pageDataKey(operation.name, variables)]: { publicProfile } },
  };
}

/** What a browser renders first of the same page, with its data in the page. */
export function shownProfile({ url, variant, origin }: ServedPartInput, publicProfile: SharedProfile): HTMLElement {
  const shell = createFakeShell({ remote: 'profile', variant, origin });
  shell.api.inPage(PublicProfileDocument, PARAMS, { publicProfile });
  return renderInShell(<PublicProfilePage />, { shell, messages, at: url, path: '/candidate/public/:candidateKey' }).container;
}

const link = (id: string) => `/files/${id}?expires=1795252000&signature=c2lnbmF0dXJl`;
const showcase = (fileName: string) => ({ fileName, contentType: 'application/pdf', signedUrl: link(fileName.slice(0, 40)) });

/** A profile with something in each section. */
export const FULL_PROFILE: SharedProfile = sharedProfileOf({
  emailAddress: 'ada@example.com',
  telephone: '+31 20 794 60 18',
  mediaFileSignedUrl: link('photo'),
  mediaFileType: 'image/png',
  video: {
    id: 'v1',
    state: 'READY',
    signedUrl: link('video'),
    contentType: 'video/webm',
    posterSignedUrl: link('poster'),
    captionsSignedUrl: link('captions'),
    duration: 8,
  },
  workHistory: [
    {
      title: 'Night nurse',
      workedWith: 'Acme Health',
      workedFrom: '2020-02-01',
      workedTill: null,
      showcases: [showcase('poster.pdf')],
    },
    { title: 'Carer', workedWith: 'Linden Care', workedFrom: '2016-07-01', workedTill: '2020-01-31', showcases: [] },
  ],
  educations: [
    {
      level: 'BR',
      institution: 'University of Utrecht',
      fieldOfStudy: 'Nursing science',
      studiedFrom: '2012-09-01',
      studiedTill: '2016-06-30',
    },
    { level: 'SL', institution: 'City School', fieldOfStudy: null, studiedFrom: null, studiedTill: null },
  ],
  licences: [
    { name: 'Registered nurse', issuer: 'BIG', region: 'Netherlands', expiresOn: '2028-05-01' },
    { name: 'First aid', issuer: null, region: null, expiresOn: null },
  ],
  languages: [
    { language: 'nl', level: 'NATIVE' },
    { language: 'xx-unknown', level: 'B1' },
  ],
  checklists: [{ specialty: 'general', signedOn: '2026-11-20', expiresOn: '2027-11-20' }],
});

/** What services store of the name of a file, and the longest names of their catalogue. */
const [FILE_NAME_MAX, SKILL_NAME_MAX] = [120, 100];

const times = <Value,>(count: number, of: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => of(index));

/** As much as a candidate can store, of the character that takes the most bytes in HTML. */
export function largestProfile(): SharedProfile {
  const most = (characters: number, index: number) => `${index}`.padEnd(characters, '"');
  const files = times(STORAGE_QUOTAS.SHOWCASE.files, (index) => showcase(most(FILE_NAME_MAX, index)));
  return {
    ...FULL_PROFILE,
    skills: times(SKILLS_MAX, (index) => ({
      name: `Skill of the catalogue ${index}`.padEnd(SKILL_NAME_MAX, 'x'),
      yearsOfExperience: 80,
    })),
    workHistory: times(WORK_HISTORY_MAX, (index) => ({
      title: most(JOB_TITLE_MAX, index),
      workedWith: most(EMPLOYER_NAME_MAX, index),
      workedFrom: '2020-02-01',
      workedTill: '2021-02-01',
      showcases: index === 0 ? files : [],
    })),
    educations: times(EDUCATIONS_MAX, (index) => ({
      level: 'BR' as const,
      institution: most(INSTITUTION_MAX, index),
      fieldOfStudy: most(FIELD_OF_STUDY_MAX, index),
      studiedFrom: '2012-09-01',
      studiedTill: '2016-06-30',
    })),
    licences: times(LICENCES_MAX, (index) => ({
      name: most(LICENCE_NAME_MAX, index),
      issuer: most(LICENCE_TEXT_MAX, index),
      region: most(LICENCE_TEXT_MAX, index),
      expiresOn: '2028-05-01',
    })),
  };
}
