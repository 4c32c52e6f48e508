import { JobPageDocument, type JobPageQuery } from '@hirehq/shared-contracts/graphql';
import type { Locale, PageData } from '@hirehq/shared-contracts/page';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { jobPageTitle } from '@hirehq/shared-contracts/page-head';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import type { RouteMatch } from './match-route.ts';

/** What a page of a job says of it before any script runs. */
export interface JobHead {
  title: string;
  description: string;
  /** Path of the employer's logo. */
  image: string | null;
  /** Open jobs are for search engines. */
  isOpen: boolean;
}

/** A page of a job that says nothing of it: not even whether there is one. */
export const UNSAID_JOB: JobHead = { title: '', description: '', image: null, isOpen: false };

export const isJobPage = (match: RouteMatch | undefined): match is RouteMatch => match?.route.pageData?.includes('job') === true;

const LONGEST = 160;

/** As much of a text as a list of results shows, in whole words. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/**
 * Of the job whose page it is, from what the page carries. Null when there is no such job, undefined for another page, and
 * where the job could not be read in time.
 */
export function jobOfPage(
  match: RouteMatch | undefined,
  data: PageData,
  today: string,
  locale: Locale,
): JobHead | null | undefined {
  if (!isJobPage(match)) return undefined;
  const answer = data[pageDataKey(JobPageDocument.name, { id: match.params['id'] ?? '' })] as JobPageQuery | undefined;
  if (!answer) return undefined;
  const { job } = answer;
  if (!job) return null;
  return {
    title: jobPageTitle(job, locale),
    description: shortened(job.summary),
    image: job.enterprise.logoUrl ?? null,
    isOpen: !job.closedAt && !(job.closesOn && job.closesOn < today),
  };
}

/**
 * Whether the browser says that it has a session: then a job that strangers cannot see may be theirs to see. It is believed
 * for any job alike, so that it tells nobody which ones there are.
 */
export function mayBeCandidate(cookies: string | undefined): boolean {
  const { name, value } = COOKIES.signedIn;
  return (cookies ?? '').split(/; */).includes(`${name}=${value}`);
}
