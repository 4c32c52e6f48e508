import {
  CompanyPageDocument,
  JobPageDocument,
  SearchJobsDocument,
  type CompanyPageQuery,
  type SearchJobsQuery,
} from '@hirehq/shared-contracts/graphql';
import { companyPageVariables, jobPageVariables, searchVariables } from '@hirehq/shared-contracts/page-data';
import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import type { ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { CompanyPage } from '../src/find/pages/company/company-page.tsx';
import { JobPage } from '../src/find/pages/job/job-page.tsx';
import { JobListPage } from '../src/find/pages/job-list/job-list-page.tsx';
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

/** A browser has the choice of a select as a property. */
const DIFFERENT = new Set(['style', 'data-served', 'selected']);
/** Ids that React and Mantine make. */
const NUMBERED = /[_-][rR]_|\bmantine-[a-z0-9]{3,9}\b/;
/** Class names of style sheets of ours, as tests and as builds write them. */
const OWN_CLASS = /^(?!mantine-|hq-|m_)(?:_([A-Za-z]+)_\w+|([A-Za-z]+)-[\w-]{6})$/;

function withoutDifferences(element: Element): void {
  const names = element.getAttributeNames().toSorted();
  const values = names.map((name) => element.getAttribute(name) ?? '');
  for (const name of names) element.removeAttribute(name);
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (DIFFERENT.has(name) || (name !== 'class' && NUMBERED.test(value)) || (name === 'title' && element.tagName === 'TIME'))
      continue;
    const classes = () => value.split(' ').map((each) => each.replace(OWN_CLASS, '$1$2'));
    element.setAttribute(name, name === 'class' ? classes().join(' ') : value);
  }
}

/** HTML, a line an element, without what differs by design: ids, styles, the order of attributes, what is around the page in a test, and the zone of a full time. */
export function comparable(page: HTMLElement): string[] {
  const root = page.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll('.hq-without-scripts')) element.remove();
  for (const element of root.querySelectorAll('style, output, :scope > [aria-live]')) element.remove();
  for (const element of root.querySelectorAll('*')) withoutDifferences(element);
  return root.innerHTML.split(/(?=<)/);
}
