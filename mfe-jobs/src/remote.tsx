import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    jobList: () => import('./find/pages/job-list/job-list-page.tsx'),
    findJobsPublic: () => import('./find/pages/job-list/job-list-page.tsx'),
    findJobs: () => import('./find/pages/job-list/job-list-page.tsx'),
    savedSearches: () => import('./find/pages/saved-searches/saved-searches-page.tsx'),
    job: () => import('./find/pages/job/job-page.tsx'),
    company: () => import('./find/pages/company/company-page.tsx'),
    candidateJob: () => import('./find/pages/job/job-page.tsx'),
    publicApplication: () => import('./apply/pages/application/application-page.tsx'),
    application: () => import('./apply/pages/application/application-page.tsx'),
    myJobs: () => import('./track/pages/my-jobs/my-jobs-page.tsx'),
    trackedJob: () => import('./track/pages/tracked-job/tracked-job-page.tsx'),
    interviews: () => import('./interviews/pages/interviews/interviews-page.tsx'),
    interviewDetails: () => import('./interviews/pages/interview-details/interview-details-page.tsx'),
    myReferrals: () => import('./track/pages/my-referrals/my-referrals-page.tsx'),
  },
  slots: {
    search: () => import('./find/slots/header-search.tsx'),
    landingSearch: () => import('./find/slots/landing-search.tsx'),
    landingJobs: () => import('./find/slots/landing-jobs.tsx'),
    dashboardInterview: () => import('./interviews/slots/dashboard-interview.tsx'),
    dashboardApplications: () => import('./track/slots/dashboard-applications.tsx'),
    dashboardJobs: () => import('./find/slots/dashboard-jobs.tsx'),
    embeddedSimilar: () => import('./find/slots/embedded-similar.tsx'),
    embeddedCompany: () => import('./find/slots/embedded-company.tsx'),
  },
});
