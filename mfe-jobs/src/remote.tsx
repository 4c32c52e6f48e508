import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

/** Each part has its own chunk name, so that the release lists the files it needs; identical chunks become one file. */
export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    jobList: () =>
      import(/* webpackChunkName: "jobList" */ './find/pages/job-list/job-list-page.tsx').then((page) => page.JobListPage),
    findJobsPublic: () =>
      import(/* webpackChunkName: "findJobsPublic" */ './find/pages/job-list/job-list-page.tsx').then((page) => page.JobListPage),
    findJobs: () =>
      import(/* webpackChunkName: "findJobs" */ './find/pages/job-list/job-list-page.tsx').then((page) => page.JobListPage),
    savedSearches: () =>
      import(/* webpackChunkName: "savedSearches" */ './find/pages/saved-searches/saved-searches-page.tsx').then(
        (page) => page.SavedSearchesPage,
      ),
    job: () => import(/* webpackChunkName: "job" */ './find/pages/job/job-page.tsx').then((page) => page.JobPage),
    candidateJob: () =>
      import(/* webpackChunkName: "candidateJob" */ './find/pages/job/job-page.tsx').then((page) => page.JobPage),
    publicApplication: () =>
      import(/* webpackChunkName: "publicApplication" */ './apply/pages/application/application-page.tsx').then(
        (page) => page.ApplicationPage,
      ),
    application: () =>
      import(/* webpackChunkName: "application" */ './apply/pages/application/application-page.tsx').then(
        (page) => page.ApplicationPage,
      ),
    myJobs: () =>
      import(/* webpackChunkName: "myJobs" */ './track/pages/my-jobs/my-jobs-page.tsx').then((page) => page.MyJobsPage),
    trackedJob: () =>
      import(/* webpackChunkName: "trackedJob" */ './track/pages/tracked-job/tracked-job-page.tsx').then(
        (page) => page.TrackedJobPage,
      ),
    interviews: () =>
      import(/* webpackChunkName: "interviews" */ './interviews/pages/interviews/interviews-page.tsx').then(
        (page) => page.InterviewsPage,
      ),
    interviewDetails: () =>
      import(/* webpackChunkName: "interviewDetails" */ './interviews/pages/interview-details/interview-details-page.tsx').then(
        (page) => page.InterviewDetailsPage,
      ),
    myReferrals: () =>
      import(/* webpackChunkName: "myReferrals" */ './track/pages/my-referrals/my-referrals-page.tsx').then(
        (page) => page.MyReferralsPage,
      ),
  },
  slots: {
    search: () => import(/* webpackChunkName: "search" */ './find/slots/header-search.tsx').then((slot) => slot.HeaderSearch),
    landingSearch: () =>
      import(/* webpackChunkName: "landingSearch" */ './find/slots/landing-search.tsx').then((slot) => slot.LandingSearch),
    dashboardInterview: () =>
      import(/* webpackChunkName: "dashboardInterview" */ './interviews/slots/dashboard-interview.tsx').then(
        (slot) => slot.DashboardInterview,
      ),
    dashboardApplications: () =>
      import(/* webpackChunkName: "dashboardApplications" */ './track/slots/dashboard-applications.tsx').then(
        (slot) => slot.DashboardApplications,
      ),
    dashboardJobs: () =>
      import(/* webpackChunkName: "dashboardJobs" */ './find/slots/dashboard-jobs.tsx').then((slot) => slot.DashboardJobs),
  },
});
