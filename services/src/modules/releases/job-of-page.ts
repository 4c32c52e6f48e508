import { JobPageDocument, type JobPageQuery } from '@hirehq/shared-contracts/graphql';
import type { Locale, PageData } from '@hirehq/shared-contracts/page';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { jobPageTitle } from '@hirehq/shared-contracts/page-head';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { cookieValue } from '../../platform/http/cookie-value.ts';
import type { RouteMatch } from './match-route.ts';

/** The facts about a job that its page shows before any script runs. */
export interface JobHead {
  title: string;
  description: string;
  /** Path of the employer's logo. */
  image: string | null;
  /** Only open jobs are indexed by search engines. */
  isOpen: boolean;
}

/** Marks the page of a job that reveals nothing about it, not even whether it exists. */
export const UNSAID_JOB: JobHead = { title: '', description: '', image: null, isOpen: false };

export const isJobPage = (match: RouteMatch | undefined): match is RouteMatch => match?.route.pageData?.includes('job') === true;

const LONGEST = 160;

/** The start of a text, as long as search engines show it, cut at a word. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/**
 * The facts about the job of a page, from the page's data. Null if there is no such job; undefined for other pages, and
 * if the job could not be read in time.
 */
export function jobOfPage(
  match: RouteMatch | undefined,
  data: PageData,
  today: string,
  locale: Locale,
): JobHead | null | undefined {
  if (!isJobPage(match)) return undefined;
  const result = data[pageDataKey(JobPageDocument.name, { id: match.params['id'] ?? '' })] as JobPageQuery | undefined;
  if (!result) return undefined;
  const { job } = result;
  if (!job) return null;
  return {
    title: jobPageTitle(job, locale),
    description: shortened(job.summary),
    image: job.enterprise.logoUrl ?? null,
    isOpen: !job.closedAt && !(job.closesOn && job.closesOn < today),
  };
}

/**
 * True if the browser claims to have a session, so that it may see a job that visitors cannot. The claim is accepted
 * for every job alike, so that it does not reveal which jobs exist.
 */
export function mayBeCandidate(cookies: string | undefined): boolean {
  const { name, value } = COOKIES.signedIn;
  return cookieValue(cookies, name) === value;
}
