import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, NOT_STATED, PAY_UNITS, WORK_MODES } from '@hirehq/shared-contracts/codes';
import { createFakeShell, jobCard, jobSearchResponse, signedIn, type FakeShell } from '@hirehq/shared-contracts/testing';
import { latinWords, renderInShell } from '@hirehq/shared-ui/testing';
import { CountriesDocument } from '../find/features/filter-jobs/countries.graphql.ts';
import { PayRatesDocument } from '../find/features/filter-jobs/pay-rates.graphql.ts';
import { RecommendedJobsDocument } from '../find/features/recommend-jobs/recommended-jobs.graphql.ts';
import { SavedSearchesDocument } from '../find/features/save-search/saved-searches.graphql.ts';
import { SeeJobListDocument } from '../find/features/save-search/see-job-list.graphql.ts';
import { InterviewsDocument } from '../interviews/features/answer-interview/interviews.graphql.ts';
import { applicationState, interviewCard } from '../shared/testing/builders.ts';
import { MyJobsDocument } from '../track/features/track-jobs/my-jobs.graphql.ts';
import { messages } from './index.ts';
import { InterviewsPage } from '../interviews/pages/interviews/interviews-page.tsx';
import { JobPage } from '../find/pages/job/job-page.tsx';
import { JobListPage } from '../find/pages/job-list/job-list-page.tsx';
import { MyJobsPage } from '../track/pages/my-jobs/my-jobs-page.tsx';
import { SavedSearchesPage } from '../find/pages/saved-searches/saved-searches-page.tsx';

/** English words in the data of these tests, and names that are the same in every language. */
const DATA = [
  'Registered Nurse',
  'Acme Health',
  'Care for people in a small team.',
  'Nursing',
  'First aid',
  'nurse',
  'JS',
  'JavaScript',
  'none',
  'Nurses',
  'hireHQ',
  'UTC',
  'US$',
  'EMEA',
  'First talk',
  'meet.example.com',
  'AH',
];
const now = new Date().toISOString();
/** One job of each code. */
const jobs = EXPERIENCE_LEVELS.map((experienceLevel, index) =>
  jobCard({
    experienceLevel,
    employmentType: EMPLOYMENT_TYPES[index] ?? 'OT',
    workMode: WORK_MODES[index] ?? null,
    pay: { currency: index === 0 ? 'USD' : 'EUR', min: 20, max: 150_000, unit: PAY_UNITS[index] ?? 'YEAR', compared: null },
    place: { city: 'Boston', state: null, country: 'United States', label: index < 3 ? 'Boston, United States' : 'Germany' },
    postedAt: index < 3 ? now : '2026-01-20T09:00:00.000Z',
    closedAt: index === 4 ? now : null,
    matchScore: 75,
  }),
);
const detail = {
  ...jobCard({ id: 'job-1', matchScore: 75 }),
  descriptionHtml: '',
  education: 'BR' as const,
  closesOn: '2099-12-24',
  applicants: 'UNDER_10' as const,
  sourceUrl: 'https://acme.example/1',
  applyPage: null,
  remote: true,
  remoteRegions: ['Europe', 'EMEA'],
  remoteCountries: ['US', 'SA'],
  places: [{ label: 'Utrecht, Netherlands' }],
  locations: [],
  questions: [{ id: 'availability' }],
  match: {
    score: 75,
    reasons: [
      { kind: 'SKILLS' as const, points: 45, of: 60, met: ['Nursing'], missing: ['First aid'] },
      { kind: 'EXPERIENCE' as const, points: 0, of: 10, met: [], missing: ['DR'] },
      { kind: 'PLACE' as const, points: 10, of: 10, met: ['Utrecht, Netherlands'], missing: [] },
    ],
  },
  enterprise: { ...jobCard().enterprise, about: null, openJobs: 2 },
  similar: jobs,
};
const filters = {
  keyword: 'nurse',
  city: 'Boston',
  country: 'United States',
  remote: 'true',
  remoteFrom: 'ES',
  radius: '50',
  easyApply: 'true',
};
const query = new URLSearchParams({
  ...filters,
  employmentType: [...EMPLOYMENT_TYPES, NOT_STATED].join(','),
  workMode: WORK_MODES.join(','),
  experienceLevel: EXPERIENCE_LEVELS.join(','),
  payMin: '50000',
  payUnit: 'YEAR',
  payCurrency: 'SAR',
  postedWithinDays: '7',
  v: '1',
}).toString();

function respond(shell: FakeShell): void {
  const { api } = shell;
  const facets = [{ field: 'workModes' as const, isEstimate: false, values: [{ value: 'H', count: 7 }] }];
  const wider = [{ leaveOut: ['country', 'city'] as const, total: 4, totalIsEstimate: false }];
  api.respondToGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchResponse(filter.keyword === 'none' ? [] : jobs, { total: 41, facets, wider, remoteFrom: 'NL' }),
  );
  api.respondToGraphql(CountriesDocument, { countries: [] });
  api.respondToGraphql(PayRatesDocument, { payRates: { date: '2026-11-20', source: '', currencies: ['SAR'] } });
  api.respondToGraphql(RecommendedJobsDocument, { recommendedJobs: { nodes: [], endCursor: null } });
  api.respondToGraphql(SeeJobListDocument, { seeJobList: { __typename: 'SeeJobListDone', isSaved: true } });
  api.respondToGraphql(JobPageDocument, { job: detail });
  const node = {
    changedAt: now,
    draftSavedAt: null,
    job: jobs[0] ?? jobCard(),
    application: { ...applicationState(), offer: null, interviews: [] },
  };
  api.respondToGraphql(MyJobsDocument, {
    myJobs: { nodes: [node], group: 'ACTIVE', total: 1, endCursor: null, counts: [], toDo: [] },
  });
  api.respondToGraphql(InterviewsDocument, {
    interviews: [interviewCard({ startsAt: '2099-01-01T10:00:00Z', completesAt: '2099-01-01T10:30:00Z' })],
  });
  api.respondToGraphql(SavedSearchesDocument, {
    savedSearches: [
      { id: 's1', version: '1', name: 'Nurses', query, alerts: 'DAILY', newJobs: 3, createdAt: now, alertedAt: now },
    ],
  });
}

const SCREENS: Readonly<Record<string, { page: ReactElement; at: string; path?: string }>> = {
  'the list of jobs': { page: <JobListPage />, at: `/job-list?${query}` },
  'a list without jobs': { page: <JobListPage />, at: `/job-list?${query.replace('nurse', 'none')}` },
  'a job': { page: <JobPage />, at: '/candidate/job/job-1', path: '/candidate/job/:id' },
  'my jobs': { page: <MyJobsPage />, at: '/candidate/my-jobs?tab=APPLIED' },
  interviews: { page: <InterviewsPage />, at: '/candidate/interviews' },
  'saved searches': { page: <SavedSearchesPage />, at: '/candidate/saved-searches' },
};

test.each(Object.entries(SCREENS))(
  'PF-09 %s in Arabic has no English except in its data, which is not where a job is',
  async (_, { page, at, path }) => {
    vi.stubEnv('TZ', 'UTC');
    const shell = createFakeShell({ session: signedIn(), locale: 'ar' });
    respond(shell);
    const { container } = renderInShell(page, { shell, messages, at, ...(path && { path }) });
    expect(await screen.findAllByRole('heading', { name: /\p{Script=Arabic}{3,}/u })).not.toEqual([]);
    await vi.waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(latinWords(container, DATA)).toEqual([]);
  },
  20_000,
);
