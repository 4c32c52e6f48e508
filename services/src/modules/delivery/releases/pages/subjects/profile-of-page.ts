import { PublicProfileDocument, type PublicProfileQuery } from '@hirehq/shared-contracts/graphql';
import type { PageData } from '@hirehq/shared-contracts/page';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { publicProfileTitle } from '@hirehq/shared-contracts/page-head';
import type { RouteMatch } from '../match-route.ts';
import { shortened, type PageSubject } from './page-subject.ts';

const MOST_SKILLS = 8;

/**
 * What the head of a public profile says, from the page's data, so that it cannot contain more than the profile shares. Null if the
 * key opens none; undefined for other pages, and if the profile could not be read in time. It is never indexed: only people who
 * were sent the link are meant to find it.
 */
export function profileOfPage(match: RouteMatch | undefined, data: PageData): PageSubject | null | undefined {
  if (!match?.route.pageData?.includes('publicProfile')) return undefined;
  const variables = { candidateKey: match.params['candidateKey'] ?? '' };
  const result = data[pageDataKey(PublicProfileDocument.name, variables)] as PublicProfileQuery | undefined;
  if (!result) return undefined;
  const { publicProfile } = result;
  if (!publicProfile) return null;
  const { jobTitle, employerName, city, country, skills } = publicProfile;
  const facts = [jobTitle, employerName, [city, country].filter(Boolean).join(', ')];
  const said = [
    ...facts,
    skills
      .slice(0, MOST_SKILLS)
      .map(({ name }) => name)
      .join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
  return { title: publicProfileTitle(publicProfile), description: shortened(said), image: null, isIndexed: false };
}
