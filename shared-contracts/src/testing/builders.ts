import type { JobCardFragment } from '../graphql/page-data/job-card.graphql.ts';
import type { SearchJobsQuery } from '../graphql/page-data/search-jobs.graphql.ts';
import type { Candidate, Notification, NotificationList } from '../rest/index.ts';

let count = 0;

/** A readable id, different for each call. */
export function fakeId(): string {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

export function jobCard(overrides: Partial<JobCardFragment> = {}): JobCardFragment {
  return {
    id: fakeId(),
    title: 'Registered Nurse',
    enterprise: { id: '00000000-0000-4000-8000-0000000000e1', establishmentName: 'Acme Health', logoUrl: null },
    place: { city: 'Utrecht', state: 'Utrecht', country: 'NL', label: 'Utrecht, Netherlands' },
    workMode: 'H',
    employmentType: 'FT',
    experienceLevel: 'AT',
    workplace: null,
    health: null,
    pay: { currency: 'EUR', min: 22, max: 28, unit: 'HOUR', compared: null },
    summary: 'Care for people in a small team.',
    skills: [
      { id: 1, name: 'Nursing', met: null },
      { id: 2, name: 'First aid', met: null },
    ],
    easyApply: true,
    applyChannel: 'SYSTEM',
    appliedElsewhereAt: null,
    postedAt: '2026-11-20T09:00:00.000Z',
    postedAtIsKnown: true,
    closedAt: null,
    saved: false,
    matchScore: null,
    application: null,
    ...overrides,
  };
}

/** The response of a job search whose results are exactly these jobs. */
export function jobSearchResponse(
  nodes: readonly JobCardFragment[],
  overrides: Partial<SearchJobsQuery['jobs']> = {},
): SearchJobsQuery {
  return {
    jobs: {
      nodes,
      total: nodes.length,
      totalIsEstimate: false,
      endCursor: null,
      groups: [],
      facets: [],
      wider: [],
      otherSearches: [],
      remoteFrom: null,
      readAs: null,
      enterprise: null,
      understood: null,
      ...overrides,
    },
  };
}

export function notification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: fakeId(),
    notificationValue: 'Your application for Registered Nurse at Acme Health was received.',
    notificationStatus: 'U',
    callToActionUrl: '/candidate/job-details/00000000-0000-4000-8000-000000000001',
    createdTimestamp: '2026-11-21T08:00:00.000Z',
    ...overrides,
  };
}

/** The response of a list; the count is the number of unread ones by default. */
export function notificationList(items: readonly Notification[], unReadNotifications?: number): NotificationList {
  return {
    notificationsDtoList: [...items],
    unReadNotifications: unReadNotifications ?? items.filter(({ notificationStatus }) => notificationStatus === 'U').length,
  };
}

/** A candidate who has just registered, with the changes given. */
export function candidateOf(changes: Partial<Candidate> = {}): Candidate {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    version: '1',
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    profileTitle: null,
    address: null,
    city: null,
    state: null,
    country: null,
    zipCode: null,
    telephone: null,
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
