import { JobPageDocument, type JobPageQuery } from '@hirehq/shared-contracts/graphql';
import type { Locale, PageData } from '@hirehq/shared-contracts/page';
import { jobPageVariables, pageDataKey } from '@hirehq/shared-contracts/page-data';
import { jobPageTitle, jobPicturePath } from '@hirehq/shared-contracts/page-head';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { cookieValue } from '../../../../../platform/http/cookie-value.ts';
import { placeNamesOf } from '../../../../engine/places/index.ts';
import type { RouteMatch } from '../match-route.ts';
import { shortened, type PageSubject } from './page-subject.ts';

/** Marks the page of a job that reveals nothing about it, not even whether it exists. */
export const UNSAID_JOB: PageSubject = { title: '', description: '', image: null, isIndexed: false };

export const isJobPage = (match: RouteMatch | undefined): match is RouteMatch => match?.route.pageData?.includes('job') === true;

/**
 * The facts about the job of a page, from the page's data; only open jobs are indexed by search engines. Null if there is no such
 * job; undefined for other pages, and if the job could not be read in time.
 */
export function jobOfPage(
  match: RouteMatch | undefined,
  data: PageData,
  { query, today, locale }: { query: URLSearchParams; today: string; locale: Locale },
): PageSubject | null | undefined {
  if (!isJobPage(match)) return undefined;
  const variables = jobPageVariables(match.params['id'] ?? '', query);
  const result = data[pageDataKey(JobPageDocument.name, variables)] as JobPageQuery | undefined;
  if (!result) return undefined;
  const { job } = result;
  if (!job) return null;
  const isIndexed = !job.closedAt && !(job.closesOn && job.closesOn < today);
  return {
    title: jobPageTitle(job, locale, placeNamesOf(locale)),
    description: shortened(job.summary),
    image: job.enterprise.logoUrl ?? null,
    ...(isIndexed && { picture: jobPicturePath((match.params['id'] ?? '').toLowerCase(), locale) }),
    isIndexed,
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
