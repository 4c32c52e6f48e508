import { defineServedPart } from '@hirehq/shared-ui/served';
import { CompanyPage } from './find/pages/company/company-page.tsx';
import { JobPage } from './find/pages/job/job-page.tsx';
import { JobListPage } from './find/pages/job-list/job-list-page.tsx';
import { LandingJobs } from './find/slots/landing-jobs.tsx';
import { LandingSearch } from './find/slots/landing-search.tsx';
import { manifest } from './manifest.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

export const servedPart = defineServedPart({
  manifest,
  messages: { en, es, ar },
  routes: { jobList: JobListPage, findJobsPublic: JobListPage, job: JobPage, company: CompanyPage },
  slots: { landingSearch: LandingSearch, landingJobs: LandingJobs },
});
