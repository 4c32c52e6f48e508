import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

/** Each part has a chunk of its own name, so that the release tells which files it needs; equal chunks become one file. */
export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    jobList: () =>
      import(/* webpackChunkName: "jobList" */ './pages/job-list/job-list-page.tsx').then((page) => page.JobListPage),
    findJobsPublic: () =>
      import(/* webpackChunkName: "findJobsPublic" */ './pages/job-list/job-list-page.tsx').then((page) => page.JobListPage),
    findJobs: () =>
      import(/* webpackChunkName: "findJobs" */ './pages/job-list/job-list-page.tsx').then((page) => page.JobListPage),
    savedSearches: () =>
      import(/* webpackChunkName: "savedSearches" */ './pages/saved-searches/saved-searches-page.tsx').then(
        (page) => page.SavedSearchesPage,
      ),
    jobDetail: () =>
      import(/* webpackChunkName: "jobDetail" */ './pages/job-detail/job-detail-page.tsx').then((page) => page.JobDetailPage),
    candidateJob: () =>
      import(/* webpackChunkName: "candidateJob" */ './pages/job-detail/job-detail-page.tsx').then((page) => page.JobDetailPage),
    publicApplication: () =>
      import(/* webpackChunkName: "publicApplication" */ './pages/application/application-page.tsx').then(
        (page) => page.ApplicationPage,
      ),
    application: () =>
      import(/* webpackChunkName: "application" */ './pages/application/application-page.tsx').then(
        (page) => page.ApplicationPage,
      ),
    myJobs: () => import(/* webpackChunkName: "myJobs" */ './pages/my-jobs/my-jobs-page.tsx').then((page) => page.MyJobsPage),
    jobDetails: () =>
      import(/* webpackChunkName: "jobDetails" */ './pages/job-details/job-details-page.tsx').then((page) => page.JobDetailsPage),
    interviews: () =>
      import(/* webpackChunkName: "interviews" */ './pages/interviews/interviews-page.tsx').then((page) => page.InterviewsPage),
    interviewDetails: () =>
      import(/* webpackChunkName: "interviewDetails" */ './pages/interview-details/interview-details-page.tsx').then(
        (page) => page.InterviewDetailsPage,
      ),
    myReferrals: () =>
      import(/* webpackChunkName: "myReferrals" */ './pages/my-referrals/my-referrals-page.tsx').then(
        (page) => page.MyReferralsPage,
      ),
  },
  slots: {
    search: () => import(/* webpackChunkName: "search" */ './slots/header-search.tsx').then((slot) => slot.HeaderSearch),
    landingSearch: () =>
      import(/* webpackChunkName: "landingSearch" */ './slots/landing-search.tsx').then((slot) => slot.LandingSearch),
  },
});
