import {
  CompanyPageDocument,
  JobMarketDocument,
  JobPageDocument,
  SearchJobsDocument,
  type CompanyPageQuery,
  type JobMarketQuery,
  type SearchJobsQuery,
} from '@hirehq/shared-contracts/graphql';
import { companyPageVariables, jobMarketVariables, jobPageVariables, searchVariables } from '@hirehq/shared-contracts/page-data';
import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import type { ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { CompanyPage } from '../src/find/pages/company/company-page.tsx';
import { JobPage } from '../src/find/pages/job/job-page.tsx';
import { JobListPage } from '../src/find/pages/job-list/job-list-page.tsx';
import { LandingJobs } from '../src/find/slots/landing-jobs.tsx';
import { LandingSearch } from '../src/find/slots/landing-search.tsx';
import { messages } from '../src/messages/index.ts';
import type { ServedJob } from './served-inputs.ts';

const queryOf = ({ url, origin }: ServedPartInput) => new URL(url, origin).searchParams;

function shellFor({ variant, origin }: ServedPartInput) {
  return createFakeShell({ variant, origin });
}

/** What a browser renders first of the page of a job, with its data in the page. */
export function shownJob(input: ServedPartInput, job: ServedJob): HTMLElement {
  const shell = shellFor(input);
  shell.api.inPage(JobPageDocument, jobPageVariables(job.id, queryOf(input)), { job });
  return renderInShell(<JobPage />, { shell, messages, at: input.url, path: '/job/:id' }).container;
}

/** The same of the page of an employer. */
export function shownCompany(input: ServedPartInput, result: CompanyPageQuery): HTMLElement {
  const shell = shellFor(input);
  shell.api.inPage(CompanyPageDocument, companyPageVariables(input.params['id'] ?? ''), result);
  return renderInShell(<CompanyPage />, { shell, messages, at: input.url, path: '/company/:id' }).container;
}

/** The same of the list of a search. */
export function shownList(input: ServedPartInput, result: SearchJobsQuery): HTMLElement {
  const shell = shellFor(input);
  shell.api.inPage(SearchJobsDocument, searchVariables(parseJobSearch(queryOf(input)), input.variant), result);
  return renderInShell(<JobListPage />, { shell, messages, at: input.url }).container;
}

/** The same of a slot of the start pages. */
export function shownLanding(input: ServedPartInput, result: JobMarketQuery): HTMLElement {
  const shell = shellFor(input);
  shell.api.inPage(JobMarketDocument, jobMarketVariables(input.variant), result);
  const Slot = input.slot === 'landingJobs' ? LandingJobs : LandingSearch;
  return renderInShell(<Slot />, { shell, messages, at: input.url }).container;
}
