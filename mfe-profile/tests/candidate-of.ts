import type { Candidate } from '../src/shell/use-profile-calls.ts';

/** A candidate who has just registered, with the changes given. */
export function candidateOf(changes: Partial<Candidate> = {}): Candidate {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    profileTitle: null,
    address: null,
    city: null,
    state: null,
    country: null,
    zipCode: null,
    employerName: null,
    jobTitle: null,
    overallYearsOfExperience: null,
    mediaFileSignedUrl: null,
    neuroClassification: null,
    sourceEnterpriseId: null,
    talentPool: null,
    unbindRequestStatus: null,
    exclusiveCandidateTheme: null,
    enterpriseTheme: null,
    exclusiveCandidateLogoFileSignedUrl: null,
    navBarLogoSignedUrl: null,
    origin: null,
    skillData: [],
    accessibility: null,
    bionicReadingConfiguration: '',
    ...changes,
  };
}
