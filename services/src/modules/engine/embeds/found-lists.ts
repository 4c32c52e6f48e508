import type { EmbedTheme } from '@hirehq/shared-contracts/embed';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import { jobSearchQuery, parseJobSearch } from '@hirehq/shared-contracts/routes';
import { cachedRead } from '../../../platform/caching/cached-read.ts';
import type { Services } from '../../../platform/module.ts';
import type { EmbeddingEmployer } from '../../enterprises/employer-profiles/index.ts';
import type { EmbedLimit } from './embed-limit.ts';
import { embeddedJobs, type AskedList } from './embedded-jobs.ts';

/** Visitors of the same page ask for the same list. */
const TTL_MS = 10_000;
const MOST_LISTS = 1000;

export type FoundLists = (employer: EmbeddingEmployer, asked: AskedList) => Promise<EmbeddedJobs>;

interface List {
  employer: EmbeddingEmployer;
  search: string;
  locale: Locale;
  after?: string;
  portal?: string;
  theme?: EmbedTheme;
}

/** The lists of embeds, each read once for all who ask for it at about the same time. */
export function createFoundLists(services: Services, limit: EmbedLimit, ttlMs = TTL_MS): FoundLists {
  const lists = cachedRead<EmbeddedJobs, string>({ ttlMs, max: MOST_LISTS }, async (_db, key) => {
    const { employer, search, ...asked } = JSON.parse(key) as List;
    await limit(employer.id);
    return embeddedJobs(services, employer, { ...asked, search: new URLSearchParams(search) });
  });
  return (employer, { search, locale, after, portal, theme }) =>
    // As a search has it, in its order: other parameters make no other list.
    lists(
      services.db,
      JSON.stringify({ employer, search: jobSearchQuery(parseJobSearch(search)), locale, after, portal, theme } satisfies Record<
        keyof List,
        unknown
      >),
    );
}
