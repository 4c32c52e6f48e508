import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchJobsDocument, type SearchJobsQuery, type SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';
import { useApiPages, useNavigationType, type ApiPages } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { jobGroups, type JobGroup } from './job-groups.ts';
import { useListPlace } from './use-list-place.ts';

type Page = SearchJobsQuery['jobs'];

export type JobsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | (Pick<
      Page,
      'total' | 'totalIsEstimate' | 'facets' | 'wider' | 'otherSearches' | 'remoteFrom' | 'readAs' | 'enterprise' | 'understood'
    > & {
      status: 'ready';
      /** None for a search without results. */
      groups: readonly JobGroup[];
      hasMore: boolean;
      /** Where the last page ends; null at the end of the list. */
      endCursor: string | null;
      /** The list on screen belongs to an earlier search; the next one is loading. */
      refreshing: boolean;
      more: 'idle' | 'loading' | 'failed';
    });

/** As long as a list is cached for back navigation; during that time it does not change. */
const FRESH_MS = 10 * 60_000;

/**
 * Matching jobs, page by page. The first page comes from the page data if possible. Back, also to an earlier search, and a reload
 * show all loaded pages at the old scroll position. `trigger` repeats the same search, and so does a change of `synonyms`.
 */
export function useJobPages(variables: SearchJobsQueryVariables, { trigger, synonyms }: { trigger: string; synonyms: boolean }) {
  const query = useApiPages(SearchJobsDocument, variables, {
    next: ({ jobs: { endCursor } }) => (endCursor === null ? undefined : { ...variables, after: endCursor }),
    freshMs: FRESH_MS,
    keepPrevious: true,
  });
  const cameBack = useNavigationType() === 'POP';
  useListPlace(JSON.stringify(variables), {
    isBack: cameBack,
    isShown: query.status === 'ready' && !query.isPrevious,
    pages: query.pages.length,
    hasMore: query.hasMore && query.more !== 'failed',
    isIdle: !query.refreshing && query.more === 'idle',
    loadMore: query.loadMore,
  });

  const lastTrigger = useRef(trigger);
  const askAgain = useEffectEvent(query.retry);
  useEffect(() => {
    if (lastTrigger.current === trigger) return;
    lastTrigger.current = trigger;
    if (!cameBack) askAgain();
  }, [cameBack, trigger]);

  const lastSynonyms = useRef(synonyms);
  useEffect(() => {
    if (lastSynonyms.current === synonyms) return;
    lastSynonyms.current = synonyms;
    askAgain();
  }, [synonyms]);

  // Another search starts at the top.
  const surface = useSurface();
  const wasPrevious = useRef(false);
  useEffect(() => {
    if (wasPrevious.current && !query.isPrevious && !cameBack) {
      if (surface) surface.scroll();
      else if (window.scrollY > 0) window.scrollTo(0, 0);
    }
    wasPrevious.current = query.isPrevious;
  }, [cameBack, query.isPrevious, surface]);

  return { state: stateOf(query), loadMore: query.loadMore, retry: query.retry };
}

function stateOf(query: ApiPages<SearchJobsQuery>): JobsState {
  const [first] = query.pages;
  if (query.status === 'failed') return { status: 'failed' };
  if (!first) return { status: 'loading' };
  const { total, totalIsEstimate, facets, wider, otherSearches, remoteFrom, readAs, enterprise, understood } = first.jobs;
  return {
    status: 'ready',
    groups: jobGroups(query.pages.map(({ jobs }) => jobs)),
    total,
    totalIsEstimate,
    facets,
    wider,
    otherSearches,
    remoteFrom,
    readAs,
    enterprise,
    understood,
    hasMore: query.hasMore,
    endCursor: query.pages.at(-1)?.jobs.endCursor ?? null,
    refreshing: query.refreshing || query.isPrevious,
    more: query.more,
  };
}
