import type { Locale } from '@hirehq/shared-contracts/page';
import { canonicalPath } from '@hirehq/shared-contracts/page-head';
import type { Release } from '@hirehq/shared-contracts/release';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { PageMatch } from './match-route.ts';
import type { PageSubject } from './subjects/page-subject.ts';

export const servedText = (release: Release, locale: Locale, message: string) => release.servedTexts?.[locale][message];

/** What the release says about a public page; a page about which it says nothing is not listed by search engines. */
export const descriptionOf = (release: Release, { id, access }: RouteDeclaration, locale: Locale): string | undefined =>
  access === 'public' ? servedText(release, locale, `description.${id}`) : undefined;

interface Indexed {
  match: PageMatch | undefined;
  locale: Locale;
  /** On a page of a job or a public profile; null when there is none. */
  subject?: PageSubject | null | undefined;
  /** Of a list that starts later than with its first entry; the first page leads to it. */
  isLaterPage?: boolean | undefined;
}

/** Whether search engines may list a page: the one decision for its header, its head and the sitemap. */
export function isIndexed({ match, locale, subject, isLaterPage = false }: Indexed): boolean {
  if (isLaterPage) return false;
  if (!match || match.bare || match.route.access !== 'public' || subject === null || subject?.isIndexed === false) return false;
  return Boolean(subject?.description) || descriptionOf(match.release, match.route, locale) !== undefined;
}

const isOnePage = (path: string) => !/[:*]/.test(path);

/** Paths of the pages that search engines may list and that are about nothing else, such as a job: one for each route. */
export function indexedPaths(releases: readonly Release[]): string[] {
  const described = releases.flatMap((release) =>
    release.manifest.routes.filter((route) => isOnePage(route.path) && descriptionOf(release, route, 'en') !== undefined),
  );
  return [...new Set(described.flatMap(({ path }) => canonicalPath(path, path) ?? []))];
}
