import {
  CompanyPageDocument,
  type CompanyPageQuery,
  JobMarketDocument,
  JobPageDocument,
  SearchJobsDocument,
  type JobPageQuery,
} from '@hirehq/shared-contracts/graphql';
import { jobCard, jobSearchResponse } from '@hirehq/shared-contracts/testing';
import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import {
  ApplicationDraftDocument,
  SaveApplicationDraftDocument,
} from '../src/apply/features/apply-to-job/application-draft.graphql.ts';
import { ApplyToJobDocument } from '../src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { JobToApplyDocument } from '../src/apply/features/apply-to-job/job-to-apply.graphql.ts';
import { OwnTelephoneDocument } from '../src/apply/features/apply-to-job/own-telephone.graphql.ts';
import { CountriesDocument } from '../src/find/features/filter-jobs/countries.graphql.ts';
import { PayRatesDocument } from '../src/find/features/filter-jobs/pay-rates.graphql.ts';
import { RecommendedJobsDocument } from '../src/find/features/recommend-jobs/recommended-jobs.graphql.ts';
import { SavedSearchesDocument } from '../src/find/features/save-search/saved-searches.graphql.ts';
import { SeeJobListDocument } from '../src/find/features/save-search/see-job-list.graphql.ts';
import { CompanyDocument } from '../src/find/features/view-company/company.graphql.ts';
import { SimilarJobsDocument } from '../src/find/features/view-job/similar-jobs.graphql.ts';
import { VisitReferralDocument } from '../src/find/features/view-job/visit-referral.graphql.ts';
import { InterviewDocument, InterviewsDocument } from '../src/interviews/features/answer-interview/interviews.graphql.ts';
import { manifest } from '../src/manifest.ts';
import { SaveJobDocument } from '../src/shared/save-job/save-job.graphql.ts';
import { applicationState, interviewCard } from '../src/shared/testing/builders.ts';
import { ApplicationStagesDocument } from '../src/track/features/track-jobs/application-stages.graphql.ts';
import { MyJobsDocument } from '../src/track/features/track-jobs/my-jobs.graphql.ts';
import { TABS } from '../src/track/features/track-jobs/track-jobs.model.ts';
import { ApplicationTimelineDocument, TrackedJobDocument } from '../src/track/features/track-jobs/tracked-job.graphql.ts';
import { ReferralsDocument } from '../src/track/features/track-referrals/referrals.graphql.ts';

const JOB = 'job-1';
const REFERRER = 'candidate-2';
const INTERVIEW = 'interview-1';

const nurse = jobCard({ id: JOB, title: 'Night Nurse', easyApply: false });
export const cards = [
  nurse,
  jobCard({ title: 'Physiotherapist', employmentType: 'PT', workMode: 'O', saved: true }),
  jobCard({
    title: 'Care Coordinator',
    workMode: 'R',
    pay: { currency: 'EUR', min: 42_000, max: 51_000, unit: 'YEAR', compared: null },
  }),
];
const questions = [
  { id: 'availability', kind: 'RADIO' as const, label: '', required: true, options: ['Full Time', 'Part Time'] },
  { id: 'why', kind: 'TEXT' as const, label: 'Why this ward?', required: false, options: [] },
];
const application = applicationState({ id: 'application-1', jobId: JOB, enterpriseProcessStatus: 'S' });
const interview = interviewCard({
  id: INTERVIEW,
  applicationId: application.id,
  startsAt: '2099-03-02T08:30:00.000Z',
  completesAt: '2099-03-02T09:00:00.000Z',
});
const draft = {
  jobId: JOB,
  requestId: 'request-1',
  answers: [],
  resumeId: null,
  adjustments: null,
  coverLetter: null,
  telephone: null,
  revision: 1,
};
const step = { enterpriseProcessStatus: 'R' as const, candidateProcessStatus: null, actor: 'enterprise' as const, note: null };

export const jobPage: NonNullable<JobPageQuery['job']> = {
  ...nurse,
  descriptionHtml: '<p>Care for people at <strong>night</strong>, in a team of six.</p><h3>Our interview</h3><p>Two talks.</p>',
  education: 'BR',
  closesOn: '2099-12-24',
  applicants: 'FROM_10_TO_50',
  sourceUrl: null,
  applyPage: null,
  remote: false,
  remoteRegions: [],
  remoteCountries: [],
  places: [{ label: 'Utrecht, Netherlands' }],
  locations: [{ city: 'Utrecht', state: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 }],
  questions: [{ id: 'availability' }],
  match: null,
  enterprise: { ...nurse.enterprise, about: 'Small and kind.', openJobs: 2 },
  similar: cards.slice(1),
};

export const companyPage: CompanyPageQuery & { enterprise: NonNullable<CompanyPageQuery['enterprise']> } = {
  enterprise: {
    ...jobPage.enterprise,
    domain: 'jobs.acme.example',
    sector: 'HEALTHCARE',
    size: 'UP_TO_250',
    usualReply: 'WITHIN_A_DAY',
    remarks: { total: 1, nodes: [{ remark: 'Two kind people, no tricks.', month: '2026-10-01' }] },
  },
  jobDensity: { locations: [{ city: 'Utrecht', state: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12, jobs: 2 }] },
  jobs: { nodes: cards },
};

export const examples = defineExamples(manifest, {
  routes: {
    jobList: { query: { keyword: 'nurse' } },
    job: { params: { id: JOB, referrerId: REFERRER } },
    company: { params: { id: nurse.enterprise.id } },
    candidateJob: { params: { id: JOB } },
    publicApplication: { params: { jobId: JOB } },
    application: { params: { jobId: JOB } },
    myJobs: { query: { tab: 'APPLIED' } },
    trackedJob: { params: { id: JOB } },
    interviewDetails: { query: { id: INTERVIEW } },
  },

  respond(api, amount) {
    const some = <Item>(items: readonly Item[]): Item[] => (amount === 'some' ? [...items] : []);
    const isFound = amount === 'some';

    api.respondToGraphql(SearchJobsDocument, jobSearchResponse(some(cards)));
    api.respondToGraphql(JobPageDocument, { job: isFound ? jobPage : null });
    api.respondToGraphql(SimilarJobsDocument, {
      job: isFound ? { id: JOB, enterprise: { id: nurse.enterprise.id }, similar: jobPage.similar } : null,
    });
    api.respondToGraphql(CompanyDocument, {
      jobs: { enterprise: isFound ? jobPage.enterprise : null },
      jobDensity: { locations: some([{ city: 'Utrecht', state: 'Utrecht', country: 'NL' }]) },
    });
    api.respondToGraphql(CompanyPageDocument, {
      enterprise: isFound ? companyPage.enterprise : null,
      jobDensity: { locations: some(companyPage.jobDensity.locations) },
      jobs: { nodes: some(companyPage.jobs.nodes) },
    });
    api.respondToGraphql(JobMarketDocument, {
      jobMarket: {
        openJobs: isFound ? 12_000 : 0,
        openJobsIsEstimate: isFound,
        newJobs: isFound ? 340 : 0,
        newJobsIsEstimate: false,
        employers: some([jobPage.enterprise]),
        occupations: some([{ title: 'Nurse', openJobs: 210, isEstimate: false }]),
      },
      jobs: { nodes: some(cards) },
    });
    api.respondToGraphql(VisitReferralDocument, { visitReferral: { __typename: 'VisitReferralDone', referrerId: REFERRER } });
    api.respondToGraphql(PayRatesDocument, {
      payRates: { date: '2026-11-20', source: 'European Central Bank', currencies: ['EUR', 'GBP', 'USD'] },
    });
    api.respondToGraphql(CountriesDocument, { countries: some([{ alpha_2_code: 'NL', en_short_name: 'Netherlands' }]) });
    api.respondToGraphql(RecommendedJobsDocument, {
      recommendedJobs: { nodes: some(cards).map((card) => ({ ...card, match: { score: 75, reasons: [] } })), endCursor: null },
    });
    api.respondToGraphql(SeeJobListDocument, { seeJobList: { __typename: 'SeeJobListDone', isSaved: isFound } });
    api.respondToGraphql(SavedSearchesDocument, {
      savedSearches: some([
        {
          id: 'search-1',
          version: '1',
          name: 'Nurses near home',
          query: 'keyword=nurse&city=Utrecht&radius=25&v=1',
          alerts: 'DAILY' as const,
          newJobs: 3,
          createdAt: '2026-11-20T09:00:00.000Z',
          alertedAt: null,
        },
      ]),
    });
    api.respondToGraphql(SaveJobDocument, ({ jobId, saved }) => ({
      saveJob: { __typename: 'SaveJobDone' as const, job: { id: jobId, saved } },
    }));
    api.respondToRest('GET candidates/search', some([{ type: 'T' as const, name: 'Nurse' }]));
    api.respondToRest('GET places/{text}', some([{ placeId: 'city:7', description: 'Utrecht, Utrecht, Netherlands' }]));

    api.respondToGraphql(JobToApplyDocument, { job: isFound ? { ...nurse, closesOn: null, questions } : null });
    api.respondToGraphql(ApplicationDraftDocument, { applicationDraft: null });
    api.respondToGraphql(OwnTelephoneDocument, { profilePreview: { telephone: null } });
    api.respondToGraphql(SaveApplicationDraftDocument, ({ input }) => ({
      saveApplicationDraft: {
        __typename: 'SaveApplicationDraftDone' as const,
        draft: { ...draft, requestId: input.requestId, answers: input.answers, savedAt: new Date().toISOString() },
      },
    }));
    api.respondToGraphql(ApplyToJobDocument, {
      applyToJob: { __typename: 'ApplyToJobDone', application, job: { id: JOB, title: nurse.title } },
    });
    api.respondToRest(
      'GET candidates/resume',
      some([
        {
          id: 'resume-1',
          title: 'Night shifts',
          fileName: 'night-shifts.pdf',
          contentType: 'application/pdf',
          size: 1000,
          signedUrl: '/files/1',
          createdTimestamp: '2026-11-01T09:00:00.000Z',
        },
      ]),
    );

    const tracked = {
      changedAt: '2026-11-21T08:00:00.000Z',
      draftSavedAt: null,
      job: nurse,
      application: { ...application, offer: null, interviews: [] },
    };
    api.respondToGraphql(MyJobsDocument, ({ tab }) => {
      const nodes = tab === 'APPLIED' ? some([tracked]) : [];
      const counts = TABS.map((each) => ({ tab: each, count: each === 'APPLIED' ? some([tracked]).length : 0 }));
      return { myJobs: { nodes, group: 'ACTIVE' as const, total: nodes.length, endCursor: null, counts, toDo: [] } };
    });
    const counts = TABS.map((tab) => ({ tab, count: tab === 'SHORTLISTED' ? some([tracked]).length : 0 }));
    api.respondToGraphql(ApplicationStagesDocument, {
      offered: { nodes: [], counts },
      interview: { nodes: [] },
      shortlisted: { nodes: some([tracked]) },
      applied: { nodes: [] },
    });
    api.respondToGraphql(TrackedJobDocument, {
      job: isFound ? { ...nurse, closesOn: null, questions, application: { ...application, answers: [] } } : null,
    });
    api.respondToGraphql(ApplicationTimelineDocument, {
      job: isFound
        ? {
            id: JOB,
            application: {
              ...application,
              adjustments: null,
              coverLetter: null,
              telephone: null,
              resume: null,
              offer: null,
              interviews: [interview],
              history: [
                { ...step, change: 'applied', recordedAt: '2026-11-18T09:00:00.000Z' },
                { ...step, change: 'shortlisted', recordedAt: '2026-11-19T09:00:00.000Z' },
              ],
            },
          }
        : null,
    });
    api.respondToGraphql(ReferralsDocument, {
      referrals: {
        nodes: some([
          {
            id: 'referral-1',
            email: 'grace@example.com',
            state: 'VISITED' as const,
            visits: 3,
            createdAt: '2026-11-18T09:00:00.000Z',
            changedAt: '2026-11-19T09:00:00.000Z',
            job: nurse,
          },
        ]),
        total: some([nurse]).length,
        endCursor: null,
      },
    });
    api.respondToGraphql(InterviewsDocument, { interviews: some([interview]) });
    api.respondToGraphql(InterviewDocument, { interview: isFound ? interview : null });
  },
});
